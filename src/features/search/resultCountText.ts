import type { SearchAnswer } from '@contract/search';
import { t } from '@client/shared/texts/t';

/** Returns the text with the number of articles found. */
export function resultCountText({
  hitCount,
  hitCountRelation,
}: Pick<SearchAnswer, 'hitCount' | 'hitCountRelation'>): string {
  return t(hitCountRelation === 'gte' ? 'articles.countMore' : 'articles.count', { count: hitCount });
}
