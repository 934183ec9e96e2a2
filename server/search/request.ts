import type { QueryNode } from '@contract/query/ast';
import type { SortOrder } from '@contract/search';

/** What is searched, and for whom. */
export interface SearchFilter {
  /** null: every article of the sources. */
  query: QueryNode | null;
  /** The department that asks: it sees its own channels beside the provider's sources. null: the provider's alone. */
  departmentId: string | null;
  /** Ids of sources or packages; looked at only without `allSources`. */
  sourceIds: readonly string[];
  allSources: boolean;
  /** Also versions that newer ones replaced. */
  includeOldRevisions?: boolean;
  /** The instant that relative dates count from. */
  now: Date;
  /** As an earlier answer gave it: articles received since are left out. Without it: as the database is now. */
  asOf?: string | undefined;
}

export interface SearchRequest extends SearchFilter {
  /**
   * The query with the words that it repeats (`parseQueryWithRepeats`): relevance counts a word as often as it is said. Without it
   * `query`, which says each word once.
   */
  queryWithRepeats?: QueryNode | null | undefined;
  /** How many hits to skip; from 0. With a cursor: counted from there. */
  start: number;
  limit: number;
  sort: SortOrder;
  /** By relevance: blends recency into it; see ranking/recency.ts. The same for all pages of a search. */
  recencyHalfLifeDays?: number | undefined;
  /** STORY shows the newest matching article of each story. */
  grouping: 'NONE' | 'STORY';
  /** As an earlier answer gave it; brings its own `asOf`. */
  cursor?: string | undefined;
}

export interface Hit {
  itemId: string;
  version: number;
  published: Date;
  storyId: string | null;
  /** Of a search by relevance: larger is better; only comparable within one answer. */
  score?: number;
}

export interface SearchResult {
  hits: Hit[];
  /** Exact while `hitCountRelation` is eq; a lower bound with gte. Stories with grouping STORY. */
  hitCount: number;
  hitCountRelation: 'eq' | 'gte';
  /** Where the next page begins; null after the last. */
  cursor: string | null;
  /** What this and the following pages see; ISO 8601 UTC. */
  asOf: string;
  /** By relevance: how many candidates were ranked, which is all of them; versions since replaced among them. */
  ranked?: number;
}
