import type { ImportAnswer } from '@contract/users';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { t } from '@client/shared/texts/t';
import { ImportRowTable } from './ImportRowTable';

interface ImportPreviewProps {
  answer: ImportAnswer;
  error: string | undefined;
  onOther: () => void;
  onClose: () => void;
  onImport: (skipWrong: boolean) => void;
}

/** The preview of an import. It can be confirmed only if every invalid row is fixed in the file or skipped. */
export function ImportPreview({ answer, error, onOther, onClose, onImport }: ImportPreviewProps) {
  const [skip, setSkip] = useState(false);
  const { counts, problems, notes } = answer;
  const changeCount = counts.add + counts.change;
  const blocked = problems.length > 0 || changeCount === 0 || (counts.wrong > 0 && !skip);
  return (
    <>
      <DialogContent>
        <Stack sx={{ gap: 1, mb: 2 }}>
          {error === undefined ? null : <Alert severity="error">{error}</Alert>}
          {problems.map((problem) => (
            <Alert key={problem} severity="error">
              {problem}
            </Alert>
          ))}
          {counts.wrong > 0 ? <Alert severity="warning">{t('import.fixFile')}</Alert> : null}
          {changeCount === 0 && counts.wrong === 0 ? <Alert severity="info">{t('import.nothing')}</Alert> : null}
          {notes.map((note) => (
            <Alert key={note} severity="info">
              {note}
            </Alert>
          ))}
        </Stack>
        <ImportRowTable answer={answer} />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        {/* Beside the button that it enables: below the rows, it would be out of sight. */}
        {counts.wrong > 0 && changeCount > 0 ? (
          <FormControlLabel
            control={<Checkbox checked={skip} onChange={(_event, on) => setSkip(on)} />}
            label={t('import.skip', { count: counts.wrong })}
            sx={{ mr: 'auto', ml: 0 }}
          />
        ) : null}
        <Button color="inherit" onClick={onClose}>
          {t('action.cancel')}
        </Button>
        <Button onClick={onOther}>{t('import.other')}</Button>
        <Button variant="contained" disabled={blocked} onClick={() => onImport(skip)}>
          {t('import.confirm', { count: changeCount })}
        </Button>
      </DialogActions>
    </>
  );
}
