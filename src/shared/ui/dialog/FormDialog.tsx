import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode, type SyntheticEvent } from 'react';
import { t } from '@client/shared/texts/t';
import { BusyButton } from '@client/shared/ui/form/BusyButton';

interface FormDialogProps {
  title: string;
  /** What the button says that submits. */
  action: string;
  saving: boolean;
  /** There is nothing to submit, or it is known to be wrong. */
  disabled?: boolean;
  maxWidth?: DialogProps['maxWidth'];
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that is a form of its own, also where it is opened from another form: that one is not submitted with it. */
export function FormDialog({
  title,
  action,
  saving,
  disabled = false,
  maxWidth = 'xs',
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} maxWidth={maxWidth} fullWidth>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // React's events go up to the form that the dialog was opened from, though it stands elsewhere in the page.
          event.stopPropagation();
          onSubmit(event);
        }}
      >
        <DialogTitle id={`${id}-title`} sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </DialogTitle>
        {/* The first field's label stands on its border, which the title would cut. */}
        <DialogContent sx={{ pt: '8px !important' }}>{children}</DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <BusyButton type="submit" variant="contained" loading={saving} disabled={disabled}>
            {action}
          </BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
