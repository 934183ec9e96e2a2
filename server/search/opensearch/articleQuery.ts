import { areTheTerms } from '@server/engine/postings/postingLists';
import type { RankRequest } from '@server/engine/postings/rankRequest';
import { microsecondsOf } from '../microseconds';
import { matchAll, planQuery, type Clause } from './planQuery';
import { scoreQuery, withRecency } from './scoreQuery';

/** What decides which articles match, and their scores. */
type ArticleQuery = Omit<RankRequest, 'after' | 'most' | 'items'>;

/** The articles that the caller may see, as far as OpenSearch knows; PostgreSQL checks it again. */
function scopeClauses(request: ArticleQuery): Clause[] {
  const asOf = microsecondsOf(request.asOf);
  const departments = request.departmentId === null ? [''] : ['', request.departmentId];
  return [
    { terms: { department: departments } },
    { range: { received: { lte: asOf } } },
    ...(request.includeOldRevisions ? [] : [{ range: { superseded: { gt: asOf } } }]),
    ...(request.sourceIds === null ? [] : [{ terms: { source: request.sourceIds } }]),
  ];
}

/**
 * The articles that match a query and that the caller may see.
 * @throws TooManyClauses
 */
export function articleQuery(request: ArticleQuery): Clause {
  const { plan, terms, languages, now, recencyHalfLifeDays } = request;
  const scope = scopeClauses(request);
  if (terms.length === 0) return { bool: { filter: [...scope, planQuery(plan, languages, now)] } };
  const score = scoreQuery(terms);
  // If every hit has a scored term, and all that have one are hits, the terms needn't be looked up twice.
  const query: Clause = areTheTerms(plan, terms, languages)
    ? { bool: { must: [score], filter: scope } }
    : {
        bool: {
          must: [{ bool: { should: [score, { constant_score: { filter: matchAll, boost: 0 } }] } }],
          filter: [...scope, planQuery(plan, languages, now)],
        },
      };
  if (recencyHalfLifeDays === undefined) return query;
  return withRecency(query, microsecondsOf(request.asOf), recencyHalfLifeDays);
}
