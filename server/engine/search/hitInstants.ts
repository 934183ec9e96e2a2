import type { Pool } from 'pg';
import { limits } from '@contract/limits';
import { SqlParameters } from '../query/sqlFragment';
import { newestHits } from './hits';
import type { SearchFilter } from './request';
import { select } from './selection';
import { SearchSession } from './session';

const dayMs = 86_400_000;

/**
 * When the hits of the last `days` times 24 hours before `filter.now` were published, to the minute, oldest first and
 * each minute once; over the newest `limits.facetHits` hits of that time.
 * @throws SearchFailure as `search` does
 */
export async function hitInstants(
  pool: Pool,
  filter: SearchFilter,
  days: number,
  signal?: AbortSignal,
): Promise<Date[]> {
  return SearchSession.run(pool, signal, async (session) => {
    const selection = await select(session, filter);
    const parameters = new SqlParameters();
    const from = parameters.add(new Date(filter.now.getTime() - days * dayMs).toISOString());
    const to = parameters.add(filter.now.toISOString());
    const within = `v.published >= ${from}::timestamptz and v.published <= ${to}::timestamptz`;
    const hits = await newestHits(session, selection, 'v.published', limits.facetHits, parameters, within);
    const text = `with hits as materialized (${hits.select})
      select distinct date_trunc('minute', published) as minute from hits order by 1`;
    const rows = await session.rows<{ minute: Date }>(...parameters.statement(text));
    return rows.map((row) => row.minute);
  });
}
