import { useState } from 'react';
import { t } from '@client/shared/texts/t';
import { ConfirmDialog } from '@client/shared/ui/dialog/ConfirmDialog';

interface RemoveArticlesDialogProps {
  open: boolean;
  count: number;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before articles are taken out of a workspace. */
export function RemoveArticlesDialog({ count, ...shared }: RemoveArticlesDialogProps) {
  // While the dialog fades, it still says what it asked.
  const [last, setLast] = useState(count);
  if (count > 0 && count !== last) setLast(count);
  const asked = count || last;
  return (
    <ConfirmDialog
      {...shared}
      title={t('workspaces.deleteQuestion', { count: asked })}
      text={t('workspaces.deleteNote', { count: asked })}
      confirm={t('action.delete')}
      danger
    />
  );
}
