import type { Pool } from 'pg';
import type { FacetResults } from '@contract/search';
import type { Plan } from '@server/engine/query/plan';
import type { Ranked, RankRequest } from '@server/engine/postings/rankRequest';
import type { DayCount } from '../dateBars';
import type { FacetRequest } from '../searchRequest';
import type { SearchSession } from '../searchSession';
import type { Selection } from '../selection';

/** Ranks articles: in this thread within the search's transaction, in a worker thread, or in OpenSearch. */
export interface RankingService {
  /** Set if scores shift while articles arrive, so that a search has to remember what its earlier pages contained. */
  readonly shifts?: true;
  /** True if it finds exactly the matches of a query; false if it finds candidates for the matcher. */
  decides(plan: Plan): boolean;
  /**
   * True if it returns only versions that exist and that the department sees, by its own snapshot of the database; false
   * if these have to be looked up.
   */
  readonly isCurrent?: boolean;
  /** @throws SearchFailure if the search is canceled or reaches its computing limit */
  rank(request: RankRequest, session: SearchSession): Promise<Ranked>;
}

/** Counts hits where their values are indexed. Each method resolves to null for what it leaves to PostgreSQL. */
export interface HitCounts {
  /** As `facets`. */
  facets(session: SearchSession, selection: Selection, request: FacetRequest): Promise<FacetResults | null>;
  /** The number of the newest `limits.facetHits` hits on each UTC day that has any. */
  days(session: SearchSession, selection: Selection): Promise<DayCount[] | null>;
  /** The minutes of the newest `limits.facetHits` hits, oldest first, each once. */
  minutes(session: SearchSession, selection: Selection): Promise<Date[] | null>;
}

/** The dependencies of a search: the database, what ranks its articles, and what counts them. */
export interface SearchIndex {
  pool: Pool;
  ranks: RankingService;
  counts?: HitCounts | undefined;
}
