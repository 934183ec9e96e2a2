import type { Ranked, RankRequest } from '@server/engine/postings/rankRequest';
import type { SearchSession } from '../session';

/** Ranks articles: in this thread, within the search's own transaction, or in another thread. */
export interface Ranks {
  /** @throws SearchFailure if the search is canceled or reaches its computing limit */
  rank(request: RankRequest, session: SearchSession): Promise<Ranked>;
}
