import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { t } from '@client/shared/texts/t';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';
import { MailFrame } from './MailFrame';
import { mailText } from './mailText';

interface MailDialogProps {
  title: string;
  /** The email as it is sent; undefined until it is loaded. */
  mail: string | undefined;
  /** Shown instead of an email that can't be loaded; null while it loads. */
  error: ReactNode;
  onClose: () => void;
}

/** A dialog that shows an email. */
export function MailDialog({ title, mail, error, onClose }: MailDialogProps) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} maxWidth="md" fullWidth>
      <DialogTitle id={`${id}-title`} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent>
        {mail === undefined ? (
          (error ?? <Skeletons count={3} shape="card" />)
        ) : (
          <MailFrame html={mailText(mail)} title={title} />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {t('action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
