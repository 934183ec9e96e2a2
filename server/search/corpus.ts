import { limits } from '@contract/limits';
import { languageCode } from '@server/engine/analyzer/stemmers';
import type { SearchSession } from './session';

export interface CorpusState {
  /** Those that stored articles are in. */
  languages: readonly string[];
  /** The database's clock, ISO 8601 UTC with microseconds. */
  now: string;
}

interface CorpusRow {
  languages: string[];
  now: string;
}

// The languages by a loose scan of their index: one look-up a language, however many articles there are. To plan it takes ten
// times as long as to run it, hence without parameters: PostgreSQL then keeps the plan.
const statement = `
  with recursive known(language) as (
    (select language from item_version order by language limit 1)
    union all
    select (select n.language from item_version n where n.language > k.language order by n.language limit 1)
    from known k where k.language is not null
  )
  select array(select language from known where language is not null) as languages,
    to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as now`;

/** What is stored at this moment. */
export async function readCorpus(session: SearchSession): Promise<CorpusState> {
  const [row] = await session.rowsOfPlanned<CorpusRow>(statement);
  const languages = (row?.languages ?? []).map((language) => languageCode(language, limits.defaultLanguage));
  return {
    languages: [...new Set(languages)],
    now: row?.now ?? new Date().toISOString(),
  };
}

/** Sources and the sources of packages among the ids. */
export async function expandSources(session: SearchSession, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await session.rows<{ source_id: string }>(
    'select distinct source_id from source_package_member where package_id = any($1::text[])',
    [ids],
  );
  return [...new Set([...ids, ...rows.map((row) => row.source_id)])];
}
