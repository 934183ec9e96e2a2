/** The properties of an article that decide whether it may be sent to a translation service. */
export interface TranslatedArticle {
  /** Written by a user of the department, not by a source. */
  isOwn: boolean;
  /** Not published, or the text contains changes that are not. */
  isDraft: boolean;
}

/**
 * Why an article may not be sent to the translation service; null if it may. Drafts are never sent, and other articles
 * that users wrote only if the department allows it.
 */
export function translationRefusal(
  { isOwn, isDraft }: TranslatedArticle,
  { translateOwnArticles }: { translateOwnArticles: boolean },
): 'draft' | 'ownArticle' | null {
  if (isDraft) return 'draft';
  return isOwn && !translateOwnArticles ? 'ownArticle' : null;
}
