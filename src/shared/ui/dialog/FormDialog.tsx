import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode, type SyntheticEvent } from 'react';
import { t } from '@client/shared/texts/t';
import { BusyButton } from '@client/shared/ui/feedback/BusyButton';

interface FormDialogProps {
  title: string;
  /** The text of the submit button. */
  action: string;
  saving: boolean;
  /** True if there is nothing to submit, or it is known to be invalid. */
  disabled?: boolean;
  maxWidth?: DialogProps['maxWidth'];
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with a form of its own. If it is opened from another form, that form is not submitted with it. */
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
          // React events bubble through the component tree: to the form that opened the dialog, although the DOM nests
          // otherwise.
          event.stopPropagation();
          onSubmit(event);
        }}
      >
        <DialogTitle id={`${id}-title`} sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </DialogTitle>
        {/* The first field's label lies on its border, which the title would clip. */}
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
