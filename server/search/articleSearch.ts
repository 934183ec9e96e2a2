import type { FacetResults } from '@contract/search';
import type { DayCount } from './dateBars';
import type { FacetRequest } from './facets';
import type { SearchFilter, SearchRequest, SearchResult } from './request';
import type { SearchContext } from './session';
import type { SoughtWord } from './wordsFound';

export interface SearchOptions extends SearchContext {
  /** Leaves the hits uncounted (`hitCount` 0, gte) where nobody asks: later pages, alerts. */
  uncounted?: boolean;
}

/**
 * The one entrance to searching. Rights, versions and `asOf` are part of every request; answers are ids, counts and
 * instants, and the articles themselves are read from PostgreSQL.
 *
 * Every method throws SearchFailure when it is cancelled or reaches its computing limit.
 */
export interface ArticleSearch {
  /**
   * A page of hits. Pages go by cursor over the articles as they were at `asOf`, so that nothing is skipped or repeated
   * while articles arrive.
   * @throws CursorFault for a cursor that no search in this order gave
   */
  search(request: SearchRequest, options?: SearchOptions): Promise<SearchResult>;
  /** How many hits each publication, category, … has, over the newest `limits.facetHits` hits. */
  facets(filter: SearchFilter, request?: FacetRequest, context?: SearchContext): Promise<FacetResults>;
  /**
   * How many hits each of the last `days` UTC days has, that of `filter.now` the last; over the newest
   * `limits.facetHits` hits of these days.
   */
  histogram(filter: SearchFilter, days: number, context?: SearchContext): Promise<DayCount[]>;
  /**
   * When the hits of the last `days` times 24 hours before `filter.now` were published, to the minute, oldest first and
   * each minute once; over the newest `limits.facetHits` hits of that time.
   */
  hitInstants(filter: SearchFilter, days: number, context?: SearchContext): Promise<Date[]>;
  /** For each word, whether an article that the department sees has it now. */
  exists(departmentId: string, words: readonly SoughtWord[], context?: SearchContext): Promise<boolean[]>;
}
