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

/** Asks for confirmation before articles are deleted from a workspace. */
export function RemoveArticlesDialog({ count, ...shared }: RemoveArticlesDialogProps) {
  // Keeps the count, so that the text doesn't change while the dialog fades out.
  const [last, setLast] = useState(count);
  if (count > 0 && count !== last) setLast(count);
  const shownCount = count || last;
  return (
    <ConfirmDialog
      {...shared}
      title={t('workspaces.deleteQuestion', { count: shownCount })}
      text={t('workspaces.deleteNote', { count: shownCount })}
      confirm={t('action.delete')}
      danger
    />
  );
}
