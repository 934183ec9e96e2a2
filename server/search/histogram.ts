import { limits } from '@contract/limits';
import type { DateBound } from '@contract/query/ast';
import { SqlParameters } from '@server/engine/query/sqlFragment';
import type { SearchIndex } from './ranking/searchIndex';
import { lastDays, type DayCount } from './dateBars';
import { newestHits } from './newestHits';
import type { SearchFilter } from './searchRequest';
import { select } from './selection';
import { SearchSession, type SearchContext } from './searchSession';
import { restrictDates } from './restrictDates';

const dayMs = 86_400_000;

function dayOf(instant: number): DateBound {
  return { kind: 'day', date: new Date(instant).toISOString().slice(0, 10) };
}

/** See ArticleSearch.histogram. */
export async function histogram(
  { pool, ranks, counts }: SearchIndex,
  filter: SearchFilter,
  days: number,
  context: SearchContext = {},
): Promise<DayCount[]> {
  return SearchSession.run(pool, context, async (session) => {
    const today = filter.now.getTime();
    const selection = await select(session, restrictDates(filter, dayOf(today - (days - 1) * dayMs), dayOf(today)));
    const known = (await counts?.days(session, selection)) ?? null;
    if (known !== null) return lastDays(known, days, filter.now);
    const parameters = new SqlParameters();
    const hits = await newestHits(session, ranks, selection, 'v.published', limits.facetHits, parameters);
    const text = `with hits as materialized (${hits.select})
      select to_char(published at time zone 'UTC', 'YYYY-MM-DD') as date, count(*)::int as count from hits group by 1`;
    return lastDays(await session.rows<DayCount>(...parameters.statement(text)), days, filter.now);
  });
}
