import type { ArticleCard } from '@contract/article';
import { useListSelection, type ListSelection } from '@client/shared/list/useListSelection';

interface ChosenCard {
  id: string;
  itemId: string;
  itemVersion: number;
}
export type ChosenCards = ListSelection<ChosenCard>;

/** The selected articles of a result list, for saving; null if workspaces are off. */
export function useChosenCards(
  shown: readonly ArticleCard[] | undefined,
  scope: string,
  withWorkspaces: boolean,
): ChosenCards | null {
  const cards = (shown ?? []).map(({ itemId, itemVersion }) => ({ id: itemId, itemId, itemVersion }));
  const chosen = useListSelection<ChosenCard>(cards, scope);
  return withWorkspaces ? chosen : null;
}
