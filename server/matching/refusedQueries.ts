import { sql } from 'kysely';
import type { Db } from '@server/db/schema';

/** A topic whose stored query does not parse, as it was read. */
export interface RefusedQuery {
  id: string;
  revision: string;
}

/**
 * Notes which topics have a query that is no longer understood, and so find nothing: pages and alerts say so. A topic that was
 * changed since it was read is left as its change left it.
 * @param refused of all topics there are
 */
export async function noteRefused(db: Db, refused: readonly RefusedQuery[]): Promise<void> {
  const ids = refused.map(({ id }) => id);
  await sql`update topic set query_refused = false where query_refused and id <> all(${ids}::bigint[])`.execute(db);
  if (refused.length === 0) return;
  await sql`
    update topic t set query_refused = true
    from unnest(${ids}::bigint[], ${refused.map(({ revision }) => revision)}::bigint[]) as r(id, revision)
    where t.id = r.id and t.revision = r.revision and not t.query_refused`.execute(db);
}
