import type { QueryNode } from '@contract/query/ast';
import type { AnalyzedArticle } from '@server/engine/analyzer/analyzedArticle';
import { planMatches } from '@server/engine/query/matches';
import { planOf } from '@server/engine/query/plan';

/** Returns whether a query matches an article. */
export function matches(query: QueryNode, article: AnalyzedArticle, now: Date): boolean {
  return planMatches(planOf(query), article, now);
}
