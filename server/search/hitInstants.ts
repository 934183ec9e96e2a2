import { limits } from '@contract/limits';
import type { DateBound } from '@contract/query/ast';
import { SqlParameters } from '@server/engine/query/sqlFragment';
import type { SearchIndex } from './ranking/searchIndex';
import { newestHits } from './newestHits';
import type { SearchFilter } from './searchRequest';
import { select } from './selection';
import { SearchSession, type SearchContext } from './searchSession';
import { restrictDates } from './restrictDates';

const dayMs = 86_400_000;

function instantOf(instant: number): DateBound {
  return { kind: 'instant', at: new Date(instant).toISOString() };
}

/** See ArticleSearch.hitInstants. */
export async function hitInstants(
  { pool, ranks, counts }: SearchIndex,
  filter: SearchFilter,
  days: number,
  context: SearchContext = {},
): Promise<Date[]> {
  return SearchSession.run(pool, context, async (session) => {
    const to = filter.now.getTime();
    const selection = await select(session, restrictDates(filter, instantOf(to - days * dayMs), instantOf(to)));
    const known = (await counts?.minutes(session, selection)) ?? null;
    if (known !== null) return known;
    const parameters = new SqlParameters();
    const hits = await newestHits(session, ranks, selection, 'v.published', limits.facetHits, parameters);
    const text = `with hits as materialized (${hits.select})
      select distinct date_trunc('minute', published) as minute from hits order by 1`;
    const rows = await session.rows<{ minute: Date }>(...parameters.statement(text));
    return rows.map((row) => row.minute);
  });
}
