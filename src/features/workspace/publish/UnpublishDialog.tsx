import type { WorkspaceArticle } from '@contract/workspaceArticles';
import { isApiError } from '@client/api/apiError';
import { errorText } from '@client/api/errorText';
import { useUnpublishArticlesMutation } from '@client/api/workspace/publishing';
import { t } from '@client/shared/texts/t';
import { useServices } from '@client/shared/services/useServices';
import { ConfirmDialog } from '@client/shared/ui/dialog/ConfirmDialog';

interface UnpublishDialogProps {
  ownerId: string;
  /** Articles with a published version. */
  articles: readonly Pick<WorkspaceArticle, 'id' | 'publishedVersion'>[];
  onClose: () => void;
  onUnpublished?: (() => void) | undefined;
}

/**
 * Asks for confirmation, and unpublishes articles in the versions that the user saw. A refusal, for example because one
 * was published again meanwhile, is shown, and the list is loaded again.
 */
export function UnpublishDialog({ ownerId, articles, onClose, onUnpublished }: UnpublishDialogProps) {
  const { notifications } = useServices();
  const [unpublish, { isLoading }] = useUnpublishArticlesMutation();
  const confirm = async (): Promise<void> => {
    const body = articles.map(({ id, publishedVersion }) => ({
      articleId: id,
      ...(publishedVersion === null ? {} : { version: publishedVersion }),
    }));
    const { error } = await unpublish({ ownerId, body });
    onClose();
    // Not reported for all mutations, because forms ask what to do.
    if (isApiError(error) && error.code === 'CHANGED_MEANWHILE') notifications.error(errorText(error));
    if (error) return;
    notifications.success(t('publish.unpublished'));
    onUnpublished?.();
  };
  return (
    <ConfirmDialog
      open
      title={t('publish.unpublishQuestion', { count: articles.length })}
      text={t('publish.unpublishNote', { count: articles.length })}
      confirm={t('publish.unpublish')}
      danger
      busy={isLoading}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    />
  );
}
