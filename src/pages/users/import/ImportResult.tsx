import type { ImportAnswer } from '@contract/users';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { downloadFile } from '@client/shared/browser/downloadFile';
import { t } from '@client/shared/texts/t';
import { ImportRowTable } from './ImportRowTable';
import { importReportCsv } from './importReport';

interface ImportResultProps {
  answer: ImportAnswer;
  /** True if the report has passwords and wasn't downloaded yet. */
  hasSecrets: boolean;
  onSave: () => void;
  onClose: () => void;
}

/** The result of an import, with a button to download the report. */
export function ImportResult({ answer, hasSecrets, onSave, onClose }: ImportResultProps) {
  const save = () => {
    downloadFile('users-import-report.csv', importReportCsv(answer), 'text/csv;charset=utf-8');
    onSave();
  };
  return (
    <>
      <DialogContent>
        <Stack sx={{ gap: 1, mb: 2 }}>
          <Alert severity="success">{t('import.done')}</Alert>
          {hasSecrets ? <Alert severity="warning">{t('import.reportFirst')}</Alert> : null}
        </Stack>
        <ImportRowTable answer={answer} />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button
          variant={hasSecrets ? 'contained' : 'outlined'}
          startIcon={<FileDownloadOutlined />}
          autoFocus
          onClick={save}
        >
          {t('import.report')}
        </Button>
        <Button variant={hasSecrets ? 'text' : 'contained'} onClick={onClose}>
          {t('action.close')}
        </Button>
      </DialogActions>
    </>
  );
}
