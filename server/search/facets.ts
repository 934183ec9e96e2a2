import { limits } from '@contract/limits';
import type { FacetResults } from '@contract/search';
import { SqlParameters } from '@server/engine/query/sqlFragment';
import type { SearchIndex } from './ranking/searchIndex';
import { barsOfPeriod, dateBars, mostDateBars, widthsSql } from './dateBars';
import { facetValues, respelled, type FacetRow, type Spelling } from './facetValues';
import { newestHits, type Hits } from './newestHits';
import type { FacetRequest, SearchFilter } from './searchRequest';
import { select, storySql, type Selection } from './selection';
import { SearchSession, type SearchContext } from './searchSession';

interface CountRow extends FacetRow {
  bar: number | null;
  /** Set in the row `hits` only: the newest day among the hits, and the width of a bar in days. */
  newest: string | null;
  width: number | null;
}

/**
 * Selects the values of a facet, each once per counted unit: several articles of a story may have the same value, or
 * one article may have it twice.
 * @param isOnce True if no unit has a value twice.
 */
function facetSql(facet: string, value: string, from: string, isOnce: boolean): string {
  return `select '${facet}' as facet, value, count(*)::int as count from (
      select ${isOnce ? '' : 'distinct'} coalesce(s.spelling, named.value) as value, counted_once from (select ${value} as value, counted_once from ${from}) named
      left join spelled s on s.facet = '${facet}' and s.value = named.value) once
    where value <> '' group by value`;
}

function namesOf(facet: 'organization' | 'subject'): string {
  const names = `metadata -> '${facet}'`;
  return `counted, jsonb_array_elements_text(case jsonb_typeof(${names}) when 'array' then ${names} else '[]' end) name`;
}

/** Selects the newest day of the histogram, the width of a bar in days, and the number of bars if it is given. */
function spanSql(selection: Selection, most: number, days: number | undefined, parameters: SqlParameters): string {
  if (days === undefined) {
    const width = widthsSql('max(day) - min(day)', `${parameters.add(most)}::int`);
    return `select max(day), (${width}), null::int from counted`;
  }
  const { width, bars } = barsOfPeriod(days, most);
  const today = parameters.add(selection.now.toISOString().slice(0, 10));
  return `select ${today}::date, ${parameters.add(width)}::int, ${parameters.add(bars)}::int from counted having count(*) > 0`;
}

function statementOver(
  { select: hits }: Hits,
  selection: Selection,
  { byStory, bars, days }: FacetRequest,
  spellings: readonly Spelling[],
  parameters: SqlParameters,
): string {
  const limit = parameters.add(limits.facetHits);
  const span = spanSql(selection, bars ?? mostDateBars, days, parameters);
  const columnOf = (name: keyof Spelling): string => `${parameters.add(spellings.map((one) => one[name]))}::text[]`;
  const [countedOnce, items] = byStory
    ? [`coalesce(${storySql(selection, parameters)}, -i.id)`, 'join item i on i.id = newest.item_id']
    : ['row_number() over ()', ''];
  return `
    with hits as materialized (${hits}),
    counted as materialized (
      select newest.*, ${countedOnce} as counted_once, (published at time zone 'UTC')::date as day
      from (select * from hits order by published desc, item_id desc limit ${limit}::int) newest ${items}),
    span(newest, width, bars) as materialized (${span}),
    spelled(facet, value, spelling) as (
      select * from unnest(${columnOf('facet')}, ${columnOf('value')}, ${columnOf('spelling')})),
    facets as (
      ${facetSql('publication', 'publication', 'counted', !byStory)}
      union all ${facetSql('category', 'category_id', 'counted', !byStory)}
      union all ${facetSql('language', 'language', 'counted', !byStory)}
      union all ${facetSql('organization', 'name', namesOf('organization'), false)}
      union all ${facetSql('subject', 'name', namesOf('subject'), false)}
    )
    select f.*, c.content_name as label, null::int as bar, null as newest, null::int as width
    from facets f left join content_category c on f.facet = 'category' and c.id = f.value
    union all
    select 'date', '', count(*)::int, null, bar, null, null
    from (select ${byStory ? 'distinct' : ''} (newest - day) / width as bar, counted_once from counted, span
      where newest >= day and (bars is null or (newest - day) / width < bars)) days group by bar
    union all
    select 'hits', '', (select count(*)::int from hits), null, null, newest::text, width from span`;
}

function periodBars({ bars, days }: FacetRequest): number | undefined {
  return days === undefined ? undefined : barsOfPeriod(days, bars ?? mostDateBars).bars;
}

/**
 * Counts the hits by publication, category, language, organization, subject, and date, most frequent first, with the
 * same filter as the search. Covers the newest `limits.facetHits` hits, or fewer if the matcher would have to check too
 * many articles; `counted` and `complete` report this. A value counts what the same search finds with its exact name
 * added (`subject:="Vaccines"`), ignoring case and accents; a bar counts what it finds with the bar's days.
 * @throws SearchFailure as `search` does
 */
export async function facets(
  { pool, ranks, counts }: SearchIndex,
  filter: SearchFilter,
  request: FacetRequest = { byStory: false },
  context: SearchContext = {},
): Promise<FacetResults> {
  return SearchSession.run(pool, context, async (session) => {
    const selection = await select(session, filter);
    const known = (await counts?.facets(session, selection, request)) ?? null;
    if (known !== null) return known;
    const parameters = new SqlParameters();
    const columns = 'v.item_id, v.publication, v.category_id, v.language, v.metadata, v.published';
    const hits = await newestHits(session, ranks, selection, columns, limits.facetHits + 1, parameters);
    const run = hits.asksWords ? session.rowsByWords.bind(session) : session.rows.bind(session);
    const count = (spellings: readonly Spelling[]): Promise<CountRow[]> =>
      run<CountRow>(...parameters.statement(statementOver(hits, selection, request, spellings, parameters)));
    const plain = await count([]);
    // Names that occur in several spellings are counted again, together: an article or story that has both counts once.
    const spellings = respelled(plain);
    const rows = spellings.length === 0 ? plain : await count(spellings);
    const whole = rows.find(({ facet }) => facet === 'hits');
    const total = whole?.count ?? 0;
    const days = rows.flatMap(({ facet, bar, count: hits }) =>
      facet === 'date' && bar !== null ? [{ bar, count: hits }] : [],
    );
    return {
      counted: Math.min(total, limits.facetHits),
      complete: hits.complete && total <= limits.facetHits,
      publication: facetValues(rows, 'publication'),
      category: facetValues(rows, 'category'),
      language: facetValues(rows, 'language'),
      organization: facetValues(rows, 'organization'),
      subject: facetValues(rows, 'subject'),
      date: dateBars(days, whole?.newest ?? null, whole?.width ?? 1, periodBars(request)),
    };
  });
}
