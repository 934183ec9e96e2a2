import { sql, type Insertable } from 'kysely';
import type { Database, Db, Tx } from '@server/db/schema';

/**
 * Locks a document of a channel until the transaction ends, whether it was received before or not. An advisory lock isn't
 * a write: alerts wait for transactions that have written, and analyzing a document takes long.
 */
export async function lockDocument(tx: Tx, sourceId: string, guid: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`document:${sourceId}\n${guid}`}, 0))`.execute(tx);
}

/** A document as it was received last. */
export function findDocument(tx: Tx, sourceId: string, guid: string) {
  return tx
    .selectFrom('incoming_document')
    .selectAll()
    .where('source_id', '=', sourceId)
    .where('guid', '=', guid)
    .executeTakeFirst();
}

export type DocumentRow = NonNullable<Awaited<ReturnType<typeof findDocument>>>;

export async function saveDocument(tx: Tx, document: Insertable<Database['incoming_document']>): Promise<void> {
  const { source_id: _source, guid: _guid, ...changed } = document;
  await tx
    .insertInto('incoming_document')
    .values(document)
    .onConflict((conflict) => conflict.columns(['source_id', 'guid']).doUpdateSet(changed))
    .execute();
}

/** The document whose embargo ended first, of those that aren't published since. */
export function firstReleased(db: Db, now: Date): Promise<{ source_id: string; guid: string } | undefined> {
  return db
    .selectFrom('incoming_document')
    .select(['source_id', 'guid'])
    .where('held_item', 'is not', null)
    .where('held_until', '<=', now)
    .orderBy('held_until')
    .limit(1)
    .executeTakeFirst();
}

/** Defers the end of an embargo, or holds the document without end (null). */
export async function holdUntil(tx: Tx, sourceId: string, guid: string, until: Date | null): Promise<void> {
  await tx
    .updateTable('incoming_document')
    .set({ held_until: until })
    .where('source_id', '=', sourceId)
    .where('guid', '=', guid)
    .execute();
}
