import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { t } from '@client/shared/texts/t';
import { BusyButton } from '@client/shared/ui/feedback/BusyButton';

interface FormActionsProps {
  saving: boolean;
  onCancel: () => void;
  /** Other actions, at the other end of the row. */
  children?: ReactNode;
}

/** The last row of a form page: Cancel and Save. */
export function FormActions({ saving, onCancel, children }: FormActionsProps) {
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
      {children}
      <Button color="inherit" onClick={onCancel} sx={{ ml: 'auto' }}>
        {t('action.cancel')}
      </Button>
      <BusyButton aria-keyshortcuts="s" type="submit" variant="contained" loading={saving}>
        {t('action.save')}
      </BusyButton>
    </Stack>
  );
}
