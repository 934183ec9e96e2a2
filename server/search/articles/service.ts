import type { Pool } from 'pg';
import { limits } from '@contract/limits';
import { normalizeQuery } from '@contract/query/normalize';
import type { PartialArticleCard, PartialSearchAnswer, SearchBody } from '@contract/search';
import { CursorError } from '../cursor';
import type { ArticleSearch } from '../articleSearch';
import type { SearchDeps } from '../deps';
import type { SearchFilter, SearchRequest, SearchResult } from '../searchRequest';
import type { SearchContext } from '../searchSession';
import type { Caller } from '@server/http/caller';
import { invalid } from '@server/http/errors';
import { toCards } from '@server/articles/items/toCards';
import { searchScope } from './searchScope';

/**
 * Searches the articles that the caller can see: by query and sources, or by a topic, which the query and the sources
 * narrow.
 */
export async function searchArticles(
  { db, pool, articleSearch, clock }: SearchDeps,
  caller: Caller,
  body: SearchBody,
  context: SearchContext,
): Promise<PartialSearchAnswer> {
  const options = body.retrievalOptions ?? {};
  const { queryWithRepeats, ...within } = await searchScope(db, caller, body);
  const filter: SearchFilter = {
    ...within,
    query: queryWithRepeats ? normalizeQuery(queryWithRepeats) : null,
    departmentId: caller.departmentId,
    includeOldRevisions: body.searchOptions?.includeOldRevisions ?? false,
    now: clock(),
    asOf: options.asOf,
  };
  const start = options.start ?? 0;
  const sort = options.sortOrder ?? 'NEWEST_FIRST';
  if (options.recencyHalfLifeDays !== undefined && sort !== 'RELEVANT_FIRST') {
    throw invalid({
      'retrievalOptions.recencyHalfLifeDays': 'Requires sortOrder RELEVANT_FIRST, because recency adjusts relevance.',
    });
  }
  const found = await searchPage(
    articleSearch,
    {
      ...filter,
      queryWithRepeats,
      start,
      limit: options.limit ?? limits.topicListPage,
      sort,
      recencyHalfLifeDays: options.recencyHalfLifeDays,
      grouping: options.grouping ?? 'NONE',
      cursor: options.cursor,
    },
    context,
  );
  return {
    results: await cards(pool, caller, found.hits, filter.query, options.fields ?? []),
    offset: start,
    hitCount: found.hitCount,
    hitCountRelation: found.hitCountRelation,
    facetResults:
      options.facets === true
        ? await articleSearch.facets(
            { ...filter, asOf: found.asOf },
            { byStory: options.grouping === 'STORY', bars: options.bars, days: options.days },
            context,
          )
        : null,
    cursor: found.cursor,
    asOf: found.asOf,
  };
}

async function cards(
  pool: Pool,
  caller: Caller,
  hits: SearchResult['hits'],
  query: SearchFilter['query'],
  fields: readonly (keyof PartialArticleCard)[],
): Promise<PartialArticleCard[]> {
  if (fields.length === 0) return toCards(pool, caller, hits, query);
  const marked = fields.includes('headlineMarked') || fields.includes('excerpt');
  const whole = await toCards(pool, caller, hits, marked ? query : null);
  const chosen = new Set<string>(['itemId', 'itemVersion', ...fields]);
  return whole.map(({ itemId, itemVersion, ...rest }) => ({
    itemId,
    itemVersion,
    ...Object.fromEntries(Object.entries(rest).filter(([name]) => chosen.has(name))),
  }));
}

async function searchPage(
  articleSearch: ArticleSearch,
  request: SearchRequest,
  context: SearchContext,
): Promise<SearchResult> {
  try {
    return await articleSearch.search(request, context);
  } catch (error) {
    if (error instanceof CursorError) throw invalid({ 'retrievalOptions.cursor': error.message });
    throw error;
  }
}
