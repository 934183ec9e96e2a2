import type { ArticleCard } from '@contract/article';
import type { ListSelection } from '@client/shared/list/listSelection';
import { useListSelection } from '@client/shared/list/useListSelection';

interface SelectedArticle {
  id: string;
  itemId: string;
  itemVersion: number;
}
export type SelectedArticles = ListSelection<SelectedArticle>;

/** The selected articles of a result list, for saving; null if workspaces are off. */
export function useSelectedArticles(
  shown: readonly ArticleCard[] | undefined,
  scope: string,
  withWorkspaces: boolean,
): SelectedArticles | null {
  const cards = (shown ?? []).map(({ itemId, itemVersion }) => ({ id: itemId, itemId, itemVersion }));
  const chosen = useListSelection<SelectedArticle>(cards, scope);
  return withWorkspaces ? chosen : null;
}
