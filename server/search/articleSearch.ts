import type { FacetResults } from '@contract/search';
import type { DayCount } from './dateBars';
import type { FacetRequest, SearchFilter, SearchRequest, SearchResult } from './searchRequest';
import type { SearchContext } from './searchSession';
import type { SearchedWord } from './existingWords';

export interface SearchOptions extends SearchContext {
  /**
   * Skips counting: `hitCount` is 0 with relation gte. For callers that don't need the count, such as later pages and
   * alerts.
   */
  uncounted?: boolean;
}

/**
 * The interface to article search. Every request carries the caller's rights, the versions, and `asOf`. Results are
 * ids, counts, and instants; the articles themselves are read from PostgreSQL.
 *
 * Every method throws SearchFailure if it is canceled or reaches its computing limit.
 */
export interface ArticleSearch {
  /**
   * Returns a page of hits, which the caller reads with its rights: one that is deleted at this moment may be among them.
   * Paging is by cursor over the articles as they were at `asOf`, so nothing is skipped or
   * repeated while articles arrive.
   * @throws CursorError if the cursor wasn't issued by a search in this order
   */
  search(request: SearchRequest, options?: SearchOptions): Promise<SearchResult>;
  /** The number of hits of each publication, category, and so on, over the newest `limits.facetHits` hits. */
  facets(filter: SearchFilter, request?: FacetRequest, context?: SearchContext): Promise<FacetResults>;
  /**
   * The number of hits on each of the last `days` UTC days, ending with the day of `filter.now`; over the newest
   * `limits.facetHits` hits of these days.
   */
  histogram(filter: SearchFilter, days: number, context?: SearchContext): Promise<DayCount[]>;
  /**
   * The publication times of the hits in the last `days` times 24 hours before `filter.now`, truncated to the minute,
   * oldest first, each minute once; over the newest `limits.facetHits` hits of that period.
   */
  hitInstants(filter: SearchFilter, days: number, context?: SearchContext): Promise<Date[]>;
  /** For each word, whether an article that the department can see currently contains it. */
  exists(departmentId: string, words: readonly SearchedWord[], context?: SearchContext): Promise<boolean[]>;
}
