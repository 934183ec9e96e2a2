import { sql, type RawBuilder } from 'kysely';
import { parseQuery } from '@contract/query/parse';
import type { QueryNode } from '@contract/query/ast';
import type { Db, Tx } from '@server/db/schema';
import type { QueryScope } from '@server/engine/percolator/percolator';
import type { RefusedQuery } from '@server/topics/changes';

/** A topic as matching knows it. */
export interface SavedQuery {
  id: string;
  revision: string;
  /** Null: every article of the sources. */
  query: QueryNode | null;
  scope: QueryScope;
}

/** What a reading of the changes found: the topics as they are now, and those that are no more. */
export interface QueryChanges {
  saved: SavedQuery[];
  removed: string[];
  /** Every change of a transaction before this one has been seen. */
  horizon: string;
}

const READ_AT_ONCE = 500;

/** What a reading of all saved queries found beside them. */
export interface WholeReading {
  /** From where on changes have to be read. */
  horizon: string;
  /** Topics whose query does not parse: they match nothing. */
  refused: RefusedQuery[];
}

/**
 * All saved queries, some at a time and as of one instant.
 * @param take given each part; other work has its turn between two
 */
export async function readAllQueries(db: Db, take: (saved: readonly SavedQuery[]) => void): Promise<WholeReading> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const horizon = await horizonOf(tx);
      const refused: RefusedQuery[] = [];
      for (let after = '0'; ;) {
        const rows = await readRows(tx, sql`t.id > ${after} order by t.id limit ${READ_AT_ONCE}`);
        take(rows.flatMap((row) => toSavedQuery(row, refused) ?? []));
        const last = rows.at(-1);
        if (!last || rows.length < READ_AT_ONCE) return { horizon, refused };
        after = last.id;
      }
    });
}

/**
 * What has changed in transactions from `horizon` on. Changes of transactions that are not over yet are read by a later
 * call, which reads some a second time: applying them again changes nothing.
 */
export async function readChangedQueries(db: Db | Tx, horizon: string): Promise<QueryChanges> {
  const { rows } = await sql<{ horizon: string; changed: string[] | null }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
      (select array_agg(distinct topic_id::text) from topic_change where tx >= ${horizon}::xid8) as changed`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('PostgreSQL gave no snapshot');
  const changed = row.changed ?? [];
  const saved = changed.length === 0 ? [] : await readQueries(db, changed);
  const found = new Set(saved.map((query) => query.id));
  return { saved, removed: changed.filter((id) => !found.has(id)), horizon: row.horizon };
}

/** One topic as it is now; undefined where it is gone or can match nothing. */
export async function readSavedQuery(db: Db | Tx, id: string): Promise<SavedQuery | undefined> {
  return (await readQueries(db, [id]))[0];
}

async function horizonOf(tx: Tx): Promise<string> {
  const { rows } = await sql<{ horizon: string }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('PostgreSQL gave no snapshot');
  return row.horizon;
}

interface TopicRow {
  id: string;
  revision: string;
  query: string;
  department_id: string | null;
  add_all_sources: boolean;
  sources: string[];
}

/** The topics of these ids. A topic that can match nothing is left out. */
async function readQueries(db: Db | Tx, ids: readonly string[]): Promise<SavedQuery[]> {
  const rows = await readRows(db, sql`t.id = any(${ids}::bigint[])`);
  return rows.flatMap((row) => toSavedQuery(row) ?? []);
}

async function readRows(db: Db | Tx, which: RawBuilder<unknown>): Promise<TopicRow[]> {
  const { rows } = await sql<TopicRow>`
    select t.id, t.revision, t.query, t.department_id, t.add_all_sources,
      array(select s.source_id from topic_source s where s.topic_id = t.id) as sources
    from topic t
    where ${which}`.execute(db);
  return rows;
}

/** @param refused where a topic is added whose query does not parse */
function toSavedQuery(row: TopicRow, refused: RefusedQuery[] = []): SavedQuery | null {
  // What was saved has been checked; a query that no longer parses matches nothing rather than everything.
  const parsed = parseQuery(row.query);
  if (!parsed.ok) refused.push({ id: row.id, revision: row.revision });
  if (!parsed.ok || (!row.add_all_sources && row.sources.length === 0)) return null;
  return {
    id: row.id,
    revision: row.revision,
    query: parsed.query,
    // Packages stay packages: what they hold is looked up in the article.
    scope: { departmentId: row.department_id, sources: row.add_all_sources ? 'all' : row.sources },
  };
}
