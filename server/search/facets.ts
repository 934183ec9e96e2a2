import { limits } from '@contract/limits';
import type { FacetResults } from '@contract/search';
import { SqlParameters } from '@server/engine/query/sqlFragment';
import type { SearchIndex } from './ranking/ranks';
import { dateBars, mostDateBars, widthsSql } from './dateBars';
import { facetValues, respelled, type FacetRow, type Spelling } from './facetValues';
import { newestHits, type Hits } from './hits';
import type { SearchFilter } from './request';
import { select, storySql, type Selection } from './selection';
import { SearchSession, type SearchContext } from './session';

/** What the counts are of, and into how many bars the dates are put at most. */
export interface FacetRequest {
  /** Stories rather than articles, as a search with grouping STORY counts. */
  byStory: boolean;
  /** From 2; `mostDateBars` if absent. */
  bars?: number | undefined;
}

interface CountRow extends FacetRow {
  bar: number | null;
  /** Of the row `hits`: the newest day among them, and how many days a bar has. */
  newest: string | null;
  width: number | null;
}

/** The values of a facet, each once for whatever is counted: several articles of a story may have it, or one of them twice. */
function facetSql(facet: string, value: string, from: string): string {
  return `select '${facet}' as facet, value, count(*)::int as count from (
      select distinct coalesce(s.spelling, named.value) as value, told from (select ${value} as value, told from ${from}) named
      left join spelled s on s.facet = '${facet}' and s.value = named.value) once
    where value <> '' group by value`;
}

function namesOf(facet: 'organization' | 'subject'): string {
  const names = `metadata -> '${facet}'`;
  return `counted, jsonb_array_elements_text(case jsonb_typeof(${names}) when 'array' then ${names} else '[]' end) name`;
}

function statementOver(
  { select: hits }: Hits,
  selection: Selection,
  { byStory, bars }: FacetRequest,
  spellings: readonly Spelling[],
  parameters: SqlParameters,
): string {
  const [limit, most] = [parameters.add(limits.facetHits), parameters.add(bars ?? mostDateBars)];
  const columnOf = (name: keyof Spelling): string => `${parameters.add(spellings.map((one) => one[name]))}::text[]`;
  const told = byStory ? `coalesce(${storySql(selection, parameters)}, -i.id)` : 'row_number() over ()';
  return `
    with hits as materialized (${hits}),
    counted as materialized (
      select newest.*, ${told} as told, (published at time zone 'UTC')::date as day
      from (select * from hits order by published desc limit ${limit}::int) newest join item i on i.id = newest.item_id),
    span as materialized (select max(day) as newest, (${widthsSql('max(day) - min(day)', `${most}::int`)}) as width from counted),
    spelled(facet, value, spelling) as (
      select * from unnest(${columnOf('facet')}, ${columnOf('value')}, ${columnOf('spelling')})),
    facets as (
      ${facetSql('publication', 'publication', 'counted')}
      union all ${facetSql('category', 'category_id', 'counted')}
      union all ${facetSql('language', 'language', 'counted')}
      union all ${facetSql('organization', 'name', namesOf('organization'))}
      union all ${facetSql('subject', 'name', namesOf('subject'))}
    )
    select f.*, c.content_name as label, null::int as bar, null as newest, null::int as width
    from facets f left join content_category c on f.facet = 'category' and c.id = f.value
    union all
    select 'date', '', count(*)::int, null, bar, null, null
    from (select distinct (newest - day) / width as bar, told from counted, span) days group by bar
    union all
    select 'hits', '', (select count(*)::int from hits), null, null, newest::text, width from span`;
}

/**
 * Counts of the hits by publication, category, language, organization, subject and date, commonest first, under the same
 * filter as the search; over the newest `limits.facetHits` hits, fewer where the matcher has to look at too many articles,
 * which `counted` and `complete` say. A value counts what the same search finds with its whole name added
 * (`subject:="Vaccines"`), whatever its case and accents in an article; a bar, what it finds with its days.
 * @throws SearchFailure as `search` does
 */
export async function facets(
  { pool, ranks }: SearchIndex,
  filter: SearchFilter,
  request: FacetRequest = { byStory: false },
  context: SearchContext = {},
): Promise<FacetResults> {
  return SearchSession.run(pool, context, async (session) => {
    const selection = await select(session, filter);
    const parameters = new SqlParameters();
    const columns = 'v.item_id, v.publication, v.category_id, v.language, v.metadata, v.published';
    const hits = await newestHits(session, ranks, selection, columns, limits.facetHits, parameters);
    const run = hits.asksWords ? session.rowsByWords.bind(session) : session.rows.bind(session);
    const count = (spellings: readonly Spelling[]): Promise<CountRow[]> =>
      run<CountRow>(...parameters.statement(statementOver(hits, selection, request, spellings, parameters)));
    const plain = await count([]);
    // An article, or a story, may have a name in two spellings, and counts once.
    const spellings = respelled(plain);
    const rows = spellings.length === 0 ? plain : await count(spellings);
    const whole = rows.find(({ facet }) => facet === 'hits');
    const total = whole?.count ?? 0;
    const days = rows.flatMap(({ facet, bar, count: told }) =>
      facet === 'date' && bar !== null ? [{ bar, count: told }] : [],
    );
    return {
      counted: Math.min(total, limits.facetHits),
      complete: hits.complete && total <= limits.facetHits,
      publication: facetValues(rows, 'publication'),
      category: facetValues(rows, 'category'),
      language: facetValues(rows, 'language'),
      organization: facetValues(rows, 'organization'),
      subject: facetValues(rows, 'subject'),
      date: dateBars(days, whole?.newest ?? null, whole?.width ?? 1),
    };
  });
}
