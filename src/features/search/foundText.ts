import type { SearchAnswer } from '@contract/search';
import { t } from '@client/shared/lib/texts/t';

/** How many articles were found. */
export function foundText({ hitCount, hitCountRelation }: Pick<SearchAnswer, 'hitCount' | 'hitCountRelation'>): string {
  if (hitCount === 1) return t('articles.countOne');
  const count = hitCount.toLocaleString('en');
  return t(hitCountRelation === 'gte' ? 'articles.countMore' : 'articles.count', { count });
}
