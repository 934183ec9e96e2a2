import type { Pool } from 'pg';
import { limits } from '@contract/limits';
import type { FacetResults } from '@contract/search';
import { SqlParameters } from '../query/sqlFragment';
import { ranksOf } from '../ranking/ranksOf';
import { dateBars } from './dateBars';
import { newestHits } from './hits';
import type { SearchFilter } from './request';
import { select } from './selection';
import { SearchSession } from './session';

interface FacetRow {
  facet: string;
  value: string;
  label: string | null;
  count: number;
}

type FacetName = Exclude<keyof FacetResults, 'counted' | 'complete' | 'date'>;

function listFacet(name: 'organization' | 'subject'): string {
  return `select '${name}', value, null, count(*)::int from counted,
    jsonb_array_elements_text(case jsonb_typeof(metadata -> '${name}') when 'array' then metadata -> '${name}' else '[]' end) value
    group by value`;
}

function statementOver(hits: string, limit: string): string {
  return `
    with hits as materialized (${hits}),
    counted as (select * from hits order by published desc limit ${limit}::int),
    facets(facet, value, label, count) as (
      select 'publication', publication, null, count(*)::int from counted where publication <> '' group by publication
      union all
      select 'category', category_id, max(c.content_name), count(*)::int
      from counted join content_category c on c.id = category_id group by category_id
      union all
      select 'language', language, null, count(*)::int from counted group by language
      union all ${listFacet('organization')}
      union all ${listFacet('subject')}
    ),
    ranked as (select *, row_number() over (partition by facet order by count desc, value) as place from facets)
    select facet, value, label, count from ranked where place <= ${limits.facetValues}
    union all
    select 'date', to_char(published at time zone 'UTC', 'YYYY-MM-DD'), null, count(*)::int from counted group by 2
    union all
    select 'hits', '', null, count(*)::int from hits
    order by 1, 4 desc, 2`;
}

const languageNames = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'code' });

function languageName(code: string): string {
  try {
    return languageNames.of(code) ?? code;
  } catch {
    return code;
  }
}

function valuesOf(rows: readonly FacetRow[], name: FacetName): FacetResults['publication'] {
  return rows
    .filter((row) => row.facet === name)
    .map(({ value, label, count }) => ({
      value,
      label: name === 'language' ? languageName(value) : (label ?? value),
      count,
    }));
}

/**
 * Counts of the hits by publication, category, language, organization, subject and date, commonest first, under the same
 * filter as the search; over the newest `limits.facetHits` hits, fewer where the matcher has to look at too many articles,
 * which `counted` and `complete` say.
 * @throws SearchFailure as `search` does
 */
export async function facets(pool: Pool, filter: SearchFilter, signal?: AbortSignal): Promise<FacetResults> {
  return SearchSession.run(pool, signal, async (session) => {
    const selection = await select(session, filter);
    const parameters = new SqlParameters();
    const columns = 'v.publication, v.category_id, v.language, v.metadata, v.published';
    const hits = await newestHits(session, ranksOf(pool), selection, columns, limits.facetHits, parameters);
    const text = statementOver(hits.select, parameters.add(limits.facetHits));
    const run = hits.asksWords ? session.rowsByWords.bind(session) : session.rows.bind(session);
    const rows = await run<FacetRow>(...parameters.statement(text));
    const total = rows.find((row) => row.facet === 'hits')?.count ?? 0;
    const days = rows.filter((row) => row.facet === 'date').map((row) => ({ date: row.value, count: row.count }));
    return {
      counted: Math.min(total, limits.facetHits),
      complete: hits.complete && total <= limits.facetHits,
      publication: valuesOf(rows, 'publication'),
      category: valuesOf(rows, 'category'),
      language: valuesOf(rows, 'language'),
      organization: valuesOf(rows, 'organization'),
      subject: valuesOf(rows, 'subject'),
      date: dateBars(days),
    };
  });
}
