import './texts';
import type { WorkspaceArticle } from '@contract/workspaceArticles';
import { useDeleteWorkspaceArticlesMutation } from '@client/api/workspace/articles';
import { useRestoreArticlesMutation } from '@client/api/workspace/folders';
import { useUnpublishArticlesMutation } from '@client/api/workspace/publishing';
import { useServices } from '@client/shared/services/useServices';
import { t } from '@client/shared/texts/t';
import { movesToTrash } from './movesToTrash';

/**
 * Returns a function that deletes articles of a workspace, after unpublishing those that move to Trash. It resolves to
 * false if that failed. The snackbar offers to undo the deletion.
 */
export function useArticleDeletion(ownerId: string, isOwn: boolean) {
  const { notifications } = useServices();
  const [remove, removing] = useDeleteWorkspaceArticlesMutation();
  const [restore] = useRestoreArticlesMutation();
  const [unpublish, unpublishing] = useUnpublishArticlesMutation();

  const undo = async (articleIds: readonly string[]): Promise<void> => {
    const { data } = await restore({ ownerId, articleIds });
    if (data) notifications.show({ text: t('deletion.restored', { count: data.articleIds.length }), variant: 'info' });
  };
  const deleteArticles = async (articles: readonly WorkspaceArticle[]): Promise<boolean> => {
    const published = movesToTrash(articles, isOwn).flatMap(({ id, publishedVersion: version }) =>
      version === null ? [] : [{ articleId: id, version }],
    );
    if (published.length > 0 && (await unpublish({ ownerId, body: published })).error) return false;
    const articleIds = articles.map(({ id }) => id);
    if ((await remove({ ownerId, articleIds })).error) return false;
    notifications.show({
      text: t(articleIds.length === 1 ? 'deletion.done' : 'deletion.manyDone'),
      variant: 'success',
      action: { label: t('deletion.undo'), run: () => void undo(articleIds) },
    });
    return true;
  };
  return { deleteArticles, isDeleting: removing.isLoading || unpublishing.isLoading };
}
