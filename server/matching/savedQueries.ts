import { sql, type RawBuilder } from 'kysely';
import { parseQuery } from '@contract/query/parse';
import type { QueryNode } from '@contract/query/ast';
import type { Db, Tx } from '@server/db/schema';
import type { QueryScope } from '@server/engine/percolator/percolator';
import { topicResults } from '@server/topics/topicResults';
import type { RefusedQuery } from '@server/topics/topicWrites';

/** A topic in the form that matching uses. */
export interface SavedQuery {
  id: string;
  revision: string;
  /** Null matches every article of the sources. */
  query: QueryNode | null;
  scope: QueryScope;
}

/** Changes of saved queries: the changed topics as they are now, and the ids of deleted ones. */
export interface QueryChanges {
  saved: SavedQuery[];
  removed: string[];
  /** All changes of transactions before this id have been read. */
  horizon: string;
}

const READ_AT_ONCE = 500;

/** The additional results of reading all saved queries. */
interface WholeReading {
  /** The transaction id from which changes must be read. */
  horizon: string;
  /** Topics whose query doesn't parse; they match nothing. */
  refused: RefusedQuery[];
}

/**
 * Reads all saved queries in parts, as of one snapshot.
 * @param take Called with each part; the event loop runs other work between two parts.
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
 * Reads the changes of transactions from `horizon` on. Changes of transactions that are still open are read by a later
 * call. Some changes are therefore read twice; applying them again has no effect.
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
  const saved = changed.length === 0 ? [] : await readSavedQueries(db, changed);
  const found = new Set(saved.map((query) => query.id));
  return { saved, removed: changed.filter((id) => !found.has(id)), horizon: row.horizon };
}

/** A topic in its current state; undefined if it was deleted or can't match anything. */
export async function readSavedQuery(db: Db | Tx, id: string): Promise<SavedQuery | undefined> {
  return (await readSavedQueries(db, [id]))[0];
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
  publish_only: boolean;
  sources: string[];
  /** For a topic with `publish_only`: the sources of published content that its department sees. */
  publish_sources: string[];
}

/** The topics with these ids, without those that can't match anything. */
export async function readSavedQueries(db: Db | Tx, ids: readonly string[]): Promise<SavedQuery[]> {
  const rows = await readRows(db, sql`t.id = any(${ids}::bigint[])`);
  return rows.flatMap((row) => toSavedQuery(row) ?? []);
}

async function readRows(db: Db | Tx, which: RawBuilder<unknown>): Promise<TopicRow[]> {
  const { rows } = await sql<TopicRow>`
    select t.id, t.revision, t.query, t.department_id, t.add_all_sources, t.publish_only,
      array(select s.source_id from topic_source s where s.topic_id = t.id) as sources,
      case when t.publish_only then array(
        select p.id from source p where p.publish_only and p.removed_at is null and p.type <> 'TOPICS'
          and (p.department_id is null or p.department_id = t.department_id)
      ) else '{}' end as publish_sources
    from topic t
    where ${which}`.execute(db);
  return rows;
}

/** @param refused Receives the topic if its query doesn't parse. */
function toSavedQuery(row: TopicRow, refused: RefusedQuery[] = []): SavedQuery | null {
  // Queries are validated when saved; one that no longer parses matches nothing rather than everything.
  const parsed = parseQuery(row.query);
  if (!parsed.ok) refused.push({ id: row.id, revision: row.revision });
  if (!parsed.ok) return null;
  const { query, sources } = topicResults(
    {
      id: row.id,
      query: parsed.query,
      sources: row.add_all_sources ? 'all' : row.sources,
      publishOnly: row.publish_only,
    },
    row.publish_sources,
  );
  if (sources !== 'all' && sources.length === 0) return null;
  // Packages aren't expanded here; the matcher compares them with the packages of the article's source.
  return { id: row.id, revision: row.revision, query, scope: { departmentId: row.department_id, sources } };
}
