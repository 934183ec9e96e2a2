import type { SavedItem } from '@contract/workspaceArticles';
import { isRecord } from '@client/shared/values/isRecord';

/** What is to be sent by email. */
export interface EmailRequest {
  items: readonly SavedItem[];
  /** The owner id of the workspace that the articles are in; null if they are in none. */
  fromId: string | null;
}

const source = 'SEND_EMAIL_DIALOG';

const isItem = (item: unknown): item is SavedItem =>
  isRecord(item) && typeof item.itemId === 'string' && typeof item.itemVersion === 'number';

/** What a history state opens the email dialog for; null if it doesn't. */
export function readEmailState(state: unknown): EmailRequest | null {
  if (!isRecord(state) || state.source !== source || !Array.isArray(state.articles)) return null;
  const { articles, workspaceId } = state;
  if (typeof workspaceId !== 'string' && workspaceId != null) return null;
  if (articles.length === 0 || !articles.every(isItem)) return null;
  return { items: articles, fromId: workspaceId ?? null };
}
