import type { SavedItem } from '@contract/workspaceArticles';
import { isRecord } from '@client/shared/values/isRecord';
import type { ShareRequest } from './workspaceSlice';

const source = 'SHARE_DIALOG';

const isItem = (item: unknown): item is SavedItem =>
  isRecord(item) && typeof item.itemId === 'string' && typeof item.itemVersion === 'number';

/** What a history state opens the Share dialog for; null if it doesn't. */
export function readShareState(state: unknown): ShareRequest | null {
  if (!isRecord(state) || state.source !== source || !Array.isArray(state.articles)) return null;
  const { articles, workspaceId } = state;
  if (typeof workspaceId !== 'string' || articles.length === 0 || !articles.every(isItem)) return null;
  return { items: articles, fromId: workspaceId };
}
