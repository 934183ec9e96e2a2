import { isRecord } from '@client/shared/values/isRecord';
import { savedDraft } from '@client/shared/ui/form/savedDraft';
import type { ArticleValues } from './articleValues';

/** An article that isn't saved yet. */
interface ArticleDraft {
  values: ArticleValues;
  bodyHtml: string;
  /** The version that was changed; null for a new article. */
  version: number | null;
  /** The idempotency key that a new article is created with; drafts of earlier releases have none. */
  creationKey?: string;
  /** ISO 8601. */
  kept: string;
}

const textNames = ['headline', 'description', 'categoryId', 'language', 'keywords', 'author'] as const;

function isDraft(value: unknown): value is ArticleDraft {
  if (!isRecord(value) || !isRecord(value.values)) return false;
  const { values } = value;
  return (
    textNames.every((name) => typeof values[name] === 'string') &&
    Array.isArray(values.attachments) &&
    typeof value.bodyHtml === 'string' &&
    typeof value.kept === 'string' &&
    (value.creationKey === undefined || typeof value.creationKey === 'string') &&
    (value.version === null || typeof value.version === 'number')
  );
}

/** The draft of a user for an article in a workspace; without an id, for the new one. */
export const articleDraft = (userId: string, ownerId: string, articleId: string | undefined) =>
  savedDraft(userId, `article:${ownerId}:${articleId ?? 'new'}`, isDraft);
