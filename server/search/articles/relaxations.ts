import { limits } from '@contract/limits';
import type { QueryNode } from '@contract/query/ast';
import { normalizeQuery } from '@contract/query/normalize';
import { parseNarrowing, parseQuery } from '@contract/query/parse';
import { printQuery } from '@contract/query/print';
import type { Relaxation, RelaxationsAnswer, RelaxationsBody } from '@contract/search';
import { SearchFailure } from '@server/engine/computing/searchFailure';
import type { Caller } from '@server/http/caller';
import type { SearchDeps } from '../deps';
import type { SearchContext } from '../searchSession';
import { searchScope } from './searchScope';

type RelaxedQuery = Pick<Relaxation, 'query' | 'removed'>;

/**
 * The searches that find something if this one doesn't: without one of the clauses that its query joins by AND, or, if
 * they find nothing either, with only one of them. A topic's own query always stays. All counts together have the
 * computing limit of one search, and those that don't fit in are left out.
 * @throws AppError as searchArticles
 */
export async function relaxations(
  deps: SearchDeps,
  caller: Caller,
  body: RelaxationsBody,
  context: SearchContext,
): Promise<RelaxationsAnswer> {
  await searchScope(deps.db, caller, body);
  const clauses = clausesOf(body).slice(0, limits.relaxedClauses);
  const deadline = performance.now() + (context.computingMs ?? Infinity);
  const count = (relaxed: RelaxedQuery[]) => countAll(deps, caller, body, relaxed, context, deadline);
  const found = await count(relaxedQueries(body, clauses, (clause, other) => clause !== other));
  const offered =
    found.length > 0 || clauses.length < 3
      ? found
      : await count(relaxedQueries(body, clauses, (clause, other) => clause === other));
  return { relaxations: offered.sort((a, b) => b.hitCount - a.hitCount).slice(0, limits.relaxations) };
}

function clausesOf({ queryString = '' }: RelaxationsBody): QueryNode[] {
  const parsed = parseNarrowing(queryString.trim());
  const query = parsed.ok && parsed.query ? normalizeQuery(parsed.query) : null;
  if (query === null) return [];
  return query.kind === 'and' ? query.children : [query];
}

/** For each clause, the query of the clauses that `keeps` selects for it. Queries that can't be searched are left out. */
function relaxedQueries(
  { profile }: RelaxationsBody,
  clauses: readonly QueryNode[],
  keeps: (clause: QueryNode, other: QueryNode) => boolean,
): RelaxedQuery[] {
  return clauses.flatMap((clause) => {
    const kept = clauses.filter((other) => keeps(clause, other));
    const query = kept.length === 0 ? null : normalizeQuery({ kind: 'and', children: kept });
    const text = query === null ? '' : printQuery(query);
    const removed = clauses.filter((other) => !kept.includes(other)).map((other) => printQuery(other));
    if (profile !== undefined) return [{ query: text, removed }];
    return query !== null && parseQuery(text).ok ? [{ query: text, removed }] : [];
  });
}

async function countAll(
  { db, articleSearch, clock }: SearchDeps,
  caller: Caller,
  body: RelaxationsBody,
  relaxed: readonly RelaxedQuery[],
  context: SearchContext,
  deadline: number,
): Promise<Relaxation[]> {
  const found: Relaxation[] = [];
  for (const { query, removed } of relaxed) {
    const computingMs = deadline - performance.now();
    if (computingMs <= 0) break;
    const { queryWithRepeats, ...within } = await searchScope(db, caller, { ...body, queryString: query });
    const request = {
      ...within,
      query: queryWithRepeats ? normalizeQuery(queryWithRepeats) : null,
      departmentId: caller.departmentId,
      now: clock(),
      start: 0,
      limit: 0,
      sort: 'NEWEST_FIRST',
      grouping: 'NONE',
    } as const;
    try {
      const { hitCount, hitCountRelation } = await articleSearch.search(request, { ...context, computingMs });
      if (hitCount > 0) found.push({ query, removed, hitCount, hitCountRelation });
    } catch (error) {
      if (!(error instanceof SearchFailure) || error.code !== 'SEARCH_TOO_EXPENSIVE') throw error;
      break;
    }
  }
  return found;
}
