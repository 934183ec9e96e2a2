import type { Pool } from 'pg';
import type { Ranked, RankRequest } from '@server/engine/postings/rankRequest';
import type { SearchSession } from '../session';

/** Ranks articles: in this thread, within the search's own transaction, or in another thread. */
export interface Ranks {
  /** @throws SearchFailure if the search is canceled or reaches its computing limit */
  rank(request: RankRequest, session: SearchSession): Promise<Ranked>;
}

/** Where articles are searched: the database, and what reads its sealed postings. */
export interface SearchIndex {
  pool: Pool;
  ranks: Ranks;
}
