import './texts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { t } from '@client/shared/texts/t';
import { ConfirmDialog } from '@client/shared/ui/dialog/ConfirmDialog';
import { LeaveGuard } from '@client/shared/ui/dialog/LeaveGuard';
import { CsvFilePicker } from './CsvFilePicker';
import { ImportResult } from './ImportResult';
import { ImportPreview } from './ImportPreview';
import { useUserImport } from './useUserImport';

/** The dialog that imports users, step by step: file, preview, progress, and report. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const { step, read, run, cancel, refuse } = useUserImport();
  const [saved, setSaved] = useState(false);
  const [confirmingClose, setConfirmingClose] = useState(false);
  const hasSecrets = step.at === 'done' && !saved && step.answer.rows.some(({ password }) => password !== undefined);
  const close = () => {
    if (step.at === 'importing') return;
    if (hasSecrets) setConfirmingClose(true);
    else onClose();
  };

  return (
    <Dialog open onClose={close} aria-labelledby={`${id}-title`} maxWidth="md" fullWidth>
      <DialogTitle id={`${id}-title`}>{t('import.title')}</DialogTitle>
      {step.at === 'choose' ? (
        <DialogStep close={close}>
          <CsvFilePicker error={step.errorMessage} onFile={(file) => void read(file)} onError={refuse} />
        </DialogStep>
      ) : null}
      {step.at === 'reading' ? (
        <Progress text={t('import.reading', { name: step.file.name })} onCancel={cancel} />
      ) : null}
      {step.at === 'preview' ? (
        <ImportPreview
          key={step.file.lastModified}
          answer={step.answer}
          error={step.errorMessage}
          onOther={cancel}
          onClose={close}
          onImport={(skipWrong) => void run(step.file, step.answer, skipWrong)}
        />
      ) : null}
      {step.at === 'importing' ? <Importing {...step} onCancel={cancel} /> : null}
      {step.at === 'done' ? (
        <ImportResult answer={step.answer} hasSecrets={hasSecrets} onSave={() => setSaved(true)} onClose={close} />
      ) : null}
      {/* Also asks when the user goes Back in the browser or leaves the application. */}
      <LeaveGuard changed={() => hasSecrets || step.at === 'importing'} />
      <ConfirmDialog
        open={confirmingClose}
        title={t('import.leave.title')}
        text={t('import.leave.text')}
        confirm={t('import.leave.confirm')}
        cancel={t('import.leave.cancel')}
        danger
        onConfirm={onClose}
        onCancel={() => setConfirmingClose(false)}
      />
    </Dialog>
  );
}

function DialogStep({ close, children }: { close: () => void; children: ReactNode }) {
  return (
    <>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={close}>
          {t('action.cancel')}
        </Button>
      </DialogActions>
    </>
  );
}

interface ImportingProps {
  done: number;
  total: number;
  onCancel: () => void;
}

function Importing({ done, total, onCancel }: ImportingProps) {
  const known = total > 0 && done < total;
  const text = known ? t('import.progress', { done, total }) : t('import.working');
  return <Progress text={text} percent={known ? (100 * done) / total : undefined} onCancel={onCancel} />;
}

function Progress({ text, percent, onCancel }: { text: string; percent?: number | undefined; onCancel: () => void }) {
  return (
    <>
      <DialogContent>
        <Typography sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>{text}</Typography>
        <LinearProgress
          aria-label={t('import.title')}
          {...(percent === undefined ? {} : { variant: 'determinate', value: percent })}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" autoFocus onClick={onCancel}>
          {t('action.cancel')}
        </Button>
      </DialogActions>
    </>
  );
}
