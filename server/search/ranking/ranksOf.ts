import type { Pool } from 'pg';
import { Ranker } from './ranker';
import type { Ranks } from './ranks';

const known = new WeakMap<Pool, Ranks>();

/** Who ranks for the searches of a pool: a thread where the process has started one (see thread.ts), else this thread. */
export function ranksOf(pool: Pool): Ranks {
  let ranks = known.get(pool);
  if (ranks === undefined) known.set(pool, (ranks = new Ranker()));
  return ranks;
}

/** Lets the searches of a pool be ranked elsewhere. */
export function rankElsewhere(pool: Pool, ranks: Ranks): void {
  known.set(pool, ranks);
}
