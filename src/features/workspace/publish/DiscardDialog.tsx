import './texts';
import { useDiscardDraftMutation } from '@client/api/workspace/publishing';
import { t } from '@client/shared/texts/t';
import { useServices } from '@client/shared/services/useServices';
import { ConfirmDialog } from '@client/shared/ui/dialog/ConfirmDialog';

interface DiscardDialogProps {
  ownerId: string;
  articleId: string;
  onClose: () => void;
}

/** Asks for confirmation, and returns an article to its published version. */
export function DiscardDialog({ ownerId, articleId, onClose }: DiscardDialogProps) {
  const { notifications } = useServices();
  const [discard, { isLoading }] = useDiscardDraftMutation();
  const confirm = async (): Promise<void> => {
    const { data } = await discard({ ownerId, articleId });
    onClose();
    if (data) notifications.success(t('publish.discarded'));
  };
  return (
    <ConfirmDialog
      open
      title={t('publish.discardQuestion')}
      text={t('publish.discardNote')}
      confirm={t('publish.discard')}
      danger
      busy={isLoading}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    />
  );
}
