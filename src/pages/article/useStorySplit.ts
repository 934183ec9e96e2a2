import type { ArticleCard as Card } from '@contract/article';
import { useRestoreToStoryMutation, useRemoveFromStoryMutation } from '@client/api/data/stories';
import { selectCanPublish } from '@client/features/session/sessionSelectors';
import { t } from '@client/shared/texts/t';
import { useAppSelector } from '@client/shared/redux/hooks';
import { useServices } from '@client/shared/services/useServices';

type Item = Pick<Card, 'itemId'>;

/** Removes an article from a story for the whole department, or adds it back. Needs the publish permission. */
export function useStorySplit(id: string) {
  const { notifications } = useServices();
  const maySplit = useAppSelector(selectCanPublish);
  const [takeOut, taking] = useRemoveFromStoryMutation();
  const [putIn, putting] = useRestoreToStoryMutation();

  const restoreToStory = async ({ itemId }: Item) => {
    await putIn({ id, itemId });
  };
  const removeFromStory = async ({ itemId }: Item) => {
    const { error } = await takeOut({ id, itemId });
    if (error) return;
    const undo = { label: t('action.undo'), run: () => void restoreToStory({ itemId }) };
    notifications.show({ text: t('article.tookApart'), variant: 'success', action: undo });
  };
  return { maySplit, isBusy: taking.isLoading || putting.isLoading, removeFromStory, restoreToStory };
}
