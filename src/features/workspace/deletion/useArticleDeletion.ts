import '../batches/texts';
import './texts';
import { limits } from '@contract/limits';
import type { SelectableArticle } from '@contract/workspaceArticles';
import { dataApi } from '@client/api/dataApi';
import { useAppDispatch } from '@client/shared/redux/hooks';
import { useServices } from '@client/shared/services/useServices';
import { t } from '@client/shared/texts/t';
import { useArticleBatches } from '../batches/useArticleBatches';
import { movesToTrash } from './movesToTrash';

const size = limits.workspaceAtOnce;
const idsOf = (articles: readonly { id: string }[]): string[] => articles.map(({ id }) => id);

/**
 * Returns a function that deletes articles of a workspace, after unpublishing those that move to Trash. It resolves to
 * the ids of those that were deleted: none or some if it failed or was canceled. The snackbar offers to undo the
 * deletion.
 */
export function useArticleDeletion(ownerId: string, isOwn: boolean) {
  const { notifications } = useServices();
  const dispatch = useAppDispatch();
  const batches = useArticleBatches(ownerId);

  const undo = async (articles: readonly { id: string; title: string }[]): Promise<void> => {
    const { reported } = await batches.run({
      title: t('deletion.restoring'),
      articles,
      size,
      stepOf: (some) => ({ kind: 'restore', articleIds: idsOf(some) }),
    });
    if (reported > 0) notifications.show({ text: t('deletion.restored', { count: reported }), variant: 'info' });
  };
  const unpublish = async (articles: readonly SelectableArticle[]): Promise<boolean> => {
    if (articles.length === 0) return true;
    const { isComplete } = await batches.run({
      title: t('deletion.unpublishing'),
      articles,
      size: limits.publishAtOnce,
      stepOf: (some) => ({
        kind: 'unpublish',
        articles: some.map(({ id, publishedVersion }) => ({ articleId: id, version: publishedVersion ?? 1 })),
      }),
    });
    // Searches and topics don't show what was withdrawn.
    dispatch(dataApi.util.invalidateTags(['Search', 'Item']));
    return isComplete;
  };
  const deleteArticles = async (articles: readonly SelectableArticle[]): Promise<readonly string[]> => {
    const published = movesToTrash(articles, isOwn).filter(({ publishedVersion }) => publishedVersion !== null);
    if (!(await unpublish(published))) return [];
    const { done, isComplete } = await batches.run({
      title: t('deletion.running'),
      articles,
      size,
      stepOf: (some) => ({ kind: 'delete', articleIds: idsOf(some) }),
    });
    if (done.length === 0) return done;
    const count = articles.length;
    notifications.show({
      text: isComplete
        ? t(count === 1 ? 'deletion.done' : 'deletion.manyDone')
        : t('batches.partly', { done: done.length, count }),
      variant: isComplete ? 'success' : 'info',
      action: { label: t('action.undo'), run: () => void undo(articles.slice(0, done.length)) },
    });
    return done;
  };
  return { deleteArticles, isDeleting: batches.isRunning };
}
