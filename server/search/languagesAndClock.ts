import { limits } from '@contract/limits';
import { languageCode } from '@server/engine/analyzer/stemmers';
import type { SearchSession } from './searchSession';

export interface LanguagesAndClock {
  /** The languages of the stored articles. */
  languages: readonly string[];
  /** The database's clock, in ISO 8601 UTC with microseconds. */
  now: string;
}

interface CorpusRow {
  languages: string[];
  now: string;
}

// Reads the languages with a loose index scan: one index lookup per language, however many articles there are. Planning
// takes ten times as long as running, so the statement has no parameters and PostgreSQL keeps its plan.
const statement = `
  with recursive known(language) as (
    (select language from item_version order by language limit 1)
    union all
    select (select n.language from item_version n where n.language > k.language order by n.language limit 1)
    from known k where k.language is not null
  )
  select array(select language from known where language is not null) as languages,
    to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as now`;

/** Reads the current state of the collection: its languages and the database's clock. */
export async function readLanguagesAndClock(session: SearchSession): Promise<LanguagesAndClock> {
  const [row] = await session.rowsOutsideTransaction<CorpusRow>(statement);
  const languages = (row?.languages ?? []).map((language) => languageCode(language, limits.defaultLanguage));
  return {
    languages: [...new Set(languages)],
    now: row?.now ?? new Date().toISOString(),
  };
}

/** Replaces packages with their sources; other ids stay. */
export async function expandSources(session: SearchSession, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await session.rows<{ source_id: string }>(
    'select distinct source_id from source_package_member where package_id = any($1::text[])',
    [ids],
  );
  return [...new Set([...ids, ...rows.map((row) => row.source_id)])];
}
