import type { QueryNode } from '@contract/query/ast';
import type { SortOrder } from '@contract/search';

/** What is searched, and on whose behalf. */
export interface SearchFilter {
  /** Null matches every article of the sources. */
  query: QueryNode | null;
  /**
   * The department on whose behalf the search runs: it sees its own channels and the provider's sources. Null: the
   * provider's sources only.
   */
  departmentId: string | null;
  /** Ids of sources or packages; ignored if `allSources` is true. */
  sourceIds: readonly string[];
  allSources: boolean;
  /** Also returns versions that were replaced by newer ones. */
  includeOldRevisions?: boolean;
  /** The instant at which relative dates are resolved. */
  now: Date;
  /** The `asOf` of an earlier result: articles received later are left out. Without it: the current state. */
  asOf?: string | undefined;
}

export interface SearchRequest extends SearchFilter {
  /**
   * The query with its repeated words (`parseQueryWithRepeats`), because the relevance score counts each repetition.
   * Default: `query`, which contains each word once.
   */
  queryWithRepeats?: QueryNode | null | undefined;
  /** The number of hits to skip, counted from the cursor if there is one. */
  start: number;
  limit: number;
  sort: SortOrder;
  /** Blends recency into the relevance score; see ranking/recency.ts. Must be the same for all pages of a search. */
  recencyHalfLifeDays?: number | undefined;
  /** STORY returns the newest matching article of each story. */
  grouping: 'NONE' | 'STORY';
  /** The cursor of an earlier result; it includes its own `asOf`. */
  cursor?: string | undefined;
}

export interface Hit {
  itemId: string;
  version: number;
  published: Date;
  /** The relevance score; higher is better. Comparable only within one result. */
  score?: number;
}

export interface SearchResult {
  hits: Hit[];
  /** Exact if `hitCountRelation` is eq, a lower bound if it is gte. Counts stories with grouping STORY. */
  hitCount: number;
  hitCountRelation: 'eq' | 'gte';
  /** The start of the next page; null after the last page. */
  cursor: string | null;
  /** The instant that this and the following pages refer to, in ISO 8601 UTC. */
  asOf: string;
  /** By relevance only: the number of ranked candidates, which is all of them, including versions replaced since. */
  ranked?: number;
}

/** What the facets count, and the maximum number of date bars. */
export interface FacetRequest {
  /** Counts stories instead of articles, as a search with grouping STORY does. */
  byStory: boolean;
  /** At least 2. Default: `mostDateBars` (dateBars.ts). */
  bars?: number | undefined;
  /** The histogram covers the last `days` UTC days, ending with the day of `filter.now`. Default: all days of the hits. */
  days?: number | undefined;
}
