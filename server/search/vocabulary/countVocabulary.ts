import { CompiledQuery, sql } from 'kysely';
import type { Db, Tx } from '@server/db/schema';
import { loadTexts, versionName, type ArticleRow, type VersionKey } from '@server/articles/items/loadArticles';
import { entryOf, indexColumnsOf } from '@server/engine/vocabulary/lexemeEntry';
import { writtenForms } from '@server/engine/vocabulary/writtenForms';

interface Waiting extends VersionKey {
  id: string;
}

interface Total {
  lexeme: string;
  department_id: string;
  change: number;
  /** A version that introduces the lexeme; null if versions were only removed. */
  sample: string | null;
}

/**
 * Updates the word counts for versions that were added or removed since the last run, at most `size` of them in order
 * of arrival. Returns the number of versions. Only one process counts at a time; others return 0.
 */
export async function countVocabulary(db: Db, size: number): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ mine: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended('vocabulary', 0)) as mine`.execute(tx);
    if (rows[0]?.mine !== true) return 0;
    const waiting = await takeWaiting(tx, size);
    if (waiting.length === 0) return 0;
    const ids = waiting.map(({ id }) => id);
    const totals = await totalsOf(tx, ids);
    const known = await addToKnown(tx, totals);
    const fresh = totals.filter(
      ({ lexeme, department_id, change }) => change > 0 && !known.has(`${department_id} ${lexeme}`),
    );
    await addNew(tx, fresh, await readWritten(tx, fresh, waiting));
    await sql`delete from vocabulary_queue where id = any(${ids}::bigint[])`.execute(tx);
    return waiting.length;
  });
}

async function takeWaiting(tx: Tx, size: number): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select id, item_id as "itemId", version from vocabulary_queue
    order by id limit ${size} for update skip locked`.execute(tx);
  return rows;
}

/**
 * Totals by lexeme and department. Leaves out lexemes of the headline (they are in the text too), numbers, and single
 * letters.
 */
async function totalsOf(tx: Tx, ids: readonly string[]): Promise<Total[]> {
  const { rows } = await sql<Total>`
    with changed as (
      select q.id, q.department_id, q.change, unnest(coalesce(q.lexemes, tsvector_to_array(v.vector))) as lexeme
      from vocabulary_queue q left join item_version v on v.item_id = q.item_id and v.version = q.version
      where q.id = any(${ids}::bigint[]))
    select lexeme, department_id, sum(change)::int as change, max(id) filter (where change > 0) as sample
    from changed
    where char_length(lexeme) between 2 and 220 and lexeme !~ '^(@h|!|@[cgq]=|[0-9.,]+$)'
    group by lexeme, department_id
    having sum(change) <> 0
    order by lexeme, department_id`.execute(tx);
  return rows;
}

/** Adds the totals to known lexemes and deletes those that no article contains any more. Returns the known lexemes. */
async function addToKnown(tx: Tx, totals: readonly Total[]): Promise<Set<string>> {
  const lexemes = totals.map(({ lexeme }) => lexeme);
  const departments = totals.map(({ department_id }) => department_id);
  const { rows } = await sql<{ name: string; articles: number }>`
    update vocabulary known set articles = known.articles + changed.change
    from unnest(${lexemes}::text[], ${departments}::text[], ${totals.map(({ change }) => change)}::int[])
      as changed(lexeme, department_id, change)
    where known.lexeme = changed.lexeme and known.department_id = changed.department_id
    returning known.department_id || ' ' || known.lexeme as name, known.articles`.execute(tx);
  if (rows.some(({ articles }) => articles <= 0)) {
    await sql`
      delete from vocabulary known using unnest(${lexemes}::text[], ${departments}::text[]) as changed(lexeme, department_id)
      where known.lexeme = changed.lexeme and known.department_id = changed.department_id and known.articles <= 0`.execute(
      tx,
    );
  }
  return new Set(rows.map(({ name }) => name));
}

/** The written form of each new lexeme, read from an article that contains it. */
async function readWritten(tx: Tx, fresh: readonly Total[], waiting: readonly Waiting[]): Promise<Map<string, string>> {
  const bringing = new Set(fresh.map(({ sample }) => sample));
  const versions = waiting.filter(({ id }) => bringing.has(id));
  const texts = await loadTexts(
    async (text, values) => (await tx.executeQuery<ArticleRow>(CompiledQuery.raw(text, values))).rows,
    versions,
  );
  const wanted = new Set(fresh.map(({ lexeme }) => lexeme));
  const forms = new Map<string, string>();
  for (const version of versions) {
    const text = texts.get(versionName(version));
    if (text !== undefined) for (const [lexeme, form] of writtenForms(text, wanted)) forms.set(lexeme, form);
  }
  return forms;
}

async function addNew(tx: Tx, fresh: readonly Total[], written: ReadonlyMap<string, string>): Promise<void> {
  if (fresh.length === 0) return;
  const rows = fresh.map(({ lexeme, department_id, change }) => {
    const entry = entryOf(lexeme);
    const { keys, starts } = indexColumnsOf(entry);
    const form = entry.kind === 'stem' ? null : (written.get(lexeme) ?? entry.text);
    return { lexeme, department_id, change, form, keys: keys === null ? null : `{${keys.join()}}`, starts };
  });
  await sql`
    insert into vocabulary (lexeme, department_id, articles, spelling, deletion_keys, name_vector)
    select lexeme, department_id, articles, written, keys::int[], starts::tsvector
    from unnest(${rows.map(({ lexeme }) => lexeme)}::text[], ${rows.map((row) => row.department_id)}::text[],
      ${rows.map(({ change }) => change)}::int[], ${rows.map(({ form }) => form)}::text[],
      ${rows.map(({ keys }) => keys)}::text[], ${rows.map(({ starts }) => starts)}::text[])
      as fresh(lexeme, department_id, articles, written, keys, starts)`.execute(tx);
}
