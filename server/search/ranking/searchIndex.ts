import type { Pool } from 'pg';
import type { Plan } from '@server/engine/query/plan';
import type { Ranked, RankRequest } from '@server/engine/postings/rankRequest';
import type { SearchSession } from '../searchSession';

/** Ranks articles: in this thread within the search's transaction, in a worker thread, or in OpenSearch. */
export interface RankingService {
  /** True if it finds exactly the matches of a query; false if it finds candidates for the matcher. */
  decides(plan: Plan): boolean;
  /** @throws SearchFailure if the search is canceled or reaches its computing limit */
  rank(request: RankRequest, session: SearchSession): Promise<Ranked>;
}

/** The dependencies of a search: the database, and what ranks its articles. */
export interface SearchIndex {
  pool: Pool;
  ranks: RankingService;
}
