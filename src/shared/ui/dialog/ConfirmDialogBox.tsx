import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { t } from '@client/shared/texts/t';
import { BusyButton } from '@client/shared/ui/feedback/BusyButton';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text?: ReactNode;
  confirm?: string;
  cancel?: string;
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The dialog of ConfirmDialog, loaded lazily. */
export function ConfirmDialogBox(props: ConfirmDialogProps) {
  const { open, title, text, confirm = t('action.ok'), cancel = t('action.cancel') } = props;
  const { danger = false, busy = false, onConfirm, onCancel } = props;
  const id = useId();
  return (
    <Dialog open={open} onClose={onCancel} aria-labelledby={`${id}-title`} maxWidth="xs" fullWidth>
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      {text ? (
        <DialogContent>
          <DialogContentText variant="body2" component="div">
            {text}
          </DialogContentText>
        </DialogContent>
      ) : null}
      <DialogActions>
        {/* Enter, pressed without reading, must not delete anything. */}
        <Button onClick={onCancel} color="inherit" autoFocus={danger}>
          {cancel}
        </Button>
        <BusyButton
          // The button can still be clicked during the closing transition, for example by a double click.
          onClick={() => {
            if (open) onConfirm();
          }}
          loading={busy}
          variant="contained"
          color={danger ? 'error' : 'primary'}
          autoFocus={!danger}
        >
          {confirm}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
