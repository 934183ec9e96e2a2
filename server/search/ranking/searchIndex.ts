import type { Pool } from 'pg';
import type { Ranked, RankRequest } from '@server/engine/postings/rankRequest';
import type { SearchSession } from '../searchSession';

/** Ranks articles, either in this thread within the search's transaction or in a worker thread. */
export interface RankingService {
  /** @throws SearchFailure if the search is canceled or reaches its computing limit */
  rank(request: RankRequest, session: SearchSession): Promise<Ranked>;
}

/** The dependencies of a search: the database, and the reader of its sealed postings. */
export interface SearchIndex {
  pool: Pool;
  ranks: RankingService;
}
