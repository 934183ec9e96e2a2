import type { ArticleCard } from '@contract/article';
import { useChosen, type Chosen } from '@client/shared/lib/useChosen';

interface ChosenCard {
  id: string;
  itemId: string;
  itemVersion: number;
}
export type ChosenCards = Chosen<ChosenCard>;

/** What is selected in a list of found articles, for saving; null where there are no workspaces to save into. */
export function useChosenCards(
  shown: readonly ArticleCard[] | undefined,
  scope: string,
  withWorkspaces: boolean,
): ChosenCards | null {
  const cards = (shown ?? []).map(({ itemId, itemVersion }) => ({ id: itemId, itemId, itemVersion }));
  const chosen = useChosen<ChosenCard>(cards, scope);
  return withWorkspaces ? chosen : null;
}
