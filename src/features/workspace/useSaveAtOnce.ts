import './savingTexts';
import type { SavedItem } from '@contract/workspaceArticles';
import { useDeleteWorkspaceArticlesMutation, useSaveItemsMutation } from '@client/api/workspace/articles';
import { t } from '@client/shared/texts/t';
import { useAppDispatch, useAppSelector } from '@client/shared/redux/hooks';
import { useServices } from '@client/shared/services/useServices';
import { shareRequested } from './workspaceSlice';

/**
 * Returns a function that saves one article to the user's own workspace, without a dialog. It resolves to false if that
 * failed. The snackbar offers to undo it, and to choose other workspaces.
 */
export function useSaveAtOnce() {
  const { notifications } = useServices();
  const dispatch = useAppDispatch();
  const ownId = useAppSelector((state) => state.session.user?.ownerId) ?? '';
  const [saveItems, { isLoading }] = useSaveItemsMutation();
  const [deleteArticles] = useDeleteWorkspaceArticlesMutation();
  const undo = async (articleId: string): Promise<void> => {
    const { data } = await deleteArticles({ articleIds: [articleId] });
    if (data) notifications.show({ text: t('saving.undone'), variant: 'info' });
  };
  const saveAtOnce = async (item: SavedItem): Promise<boolean> => {
    const { data } = await saveItems({ items: [item] });
    const [saved] = data?.items ?? [];
    if (!saved) return false;
    if (saved.status === 'PRESENT') {
      notifications.show({ text: t('saving.present'), variant: 'info' });
      return true;
    }
    notifications.show({
      text: t('saving.saved'),
      variant: 'success',
      action: [
        { label: t('action.undo'), run: () => void undo(saved.articleId) },
        { label: t('saving.choose'), run: () => void dispatch(shareRequested({ items: [item], fromId: ownId })) },
      ],
    });
    return true;
  };
  return { saveAtOnce, isSaving: isLoading };
}
