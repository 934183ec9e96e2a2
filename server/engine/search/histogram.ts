import type { Pool } from 'pg';
import { limits } from '@contract/limits';
import { SqlParameters } from '../query/sqlFragment';
import { lastDays, type DayCount } from './dateBars';
import { newestHits } from './hits';
import type { SearchFilter } from './request';
import { select } from './selection';
import { SearchSession } from './session';

const dayMs = 86_400_000;

/**
 * How many hits each of the last `days` UTC days has, that of `filter.now` the last; over the newest `limits.facetHits`
 * hits of these days.
 * @throws SearchFailure as `search` does
 */
export async function histogram(
  pool: Pool,
  filter: SearchFilter,
  days: number,
  signal?: AbortSignal,
): Promise<DayCount[]> {
  return SearchSession.run(pool, signal, async (session) => {
    const selection = await select(session, filter);
    const parameters = new SqlParameters();
    const today = Math.floor(filter.now.getTime() / dayMs);
    const from = parameters.add(new Date((today - days + 1) * dayMs).toISOString());
    const to = parameters.add(new Date((today + 1) * dayMs).toISOString());
    const within = `v.published >= ${from}::timestamptz and v.published < ${to}::timestamptz`;
    const hits = await newestHits(session, selection, 'v.published', limits.facetHits, parameters, within);
    const text = `with hits as materialized (${hits.select})
      select to_char(published at time zone 'UTC', 'YYYY-MM-DD') as date, count(*)::int as count from hits group by 1`;
    return lastDays(await session.rows<DayCount>(...parameters.statement(text)), days, filter.now);
  });
}
