import { sql, type Insertable } from 'kysely';
import { channelIdPrefix } from '@contract/limits';
import type { Database, Db, Tx } from '@server/db/schema';

// All statements that write source and source_package_member.

/** A publication of the provider, which every department may use. */
interface ProviderSource {
  id: string;
  name: string;
  homepage?: string | null;
  description?: string;
  publishOnly?: boolean;
}

/**
 * Upserts a publication, and restores it if it was removed. Missing members of `source` leave their columns unchanged.
 */
export async function upsertPublication(db: Db | Tx, source: ProviderSource): Promise<void> {
  const { id, name, homepage, description, publishOnly } = source;
  const values = {
    name,
    ...(homepage !== undefined && { homepage }),
    ...(description !== undefined && { description }),
    ...(publishOnly !== undefined && { publish_only: publishOnly }),
  };
  await db
    .insertInto('source')
    .values({ id, ...values, type: 'PUBLICATION' })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...values, removed_at: null }))
    .execute();
}

/** Upserts a package of the provider, and restores it if it was removed. */
export async function upsertPackage(tx: Tx, source: ProviderSource): Promise<void> {
  const { id, name, description, publishOnly = false } = source;
  await tx
    .insertInto('source')
    .values({
      id,
      name,
      ...(description !== undefined && { description }),
      publish_only: publishOnly,
      type: 'PACKAGE',
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ name, removed_at: null }))
    .execute();
}

/** Adds sources to a package and keeps those already in it. */
export async function addToPackage(tx: Tx, packageId: string, sourceIds: readonly string[]): Promise<void> {
  if (sourceIds.length === 0) return;
  await tx
    .insertInto('source_package_member')
    .values(sourceIds.map((sourceId) => ({ package_id: packageId, source_id: sourceId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Removes a source from packages of the other kind. A package is selected as a whole, so it must not mix publish-only
 * sources with others.
 */
export async function leaveOtherPackages(tx: Tx, sourceId: string, publishOnly: boolean): Promise<void> {
  await tx
    .deleteFrom('source_package_member')
    .where('source_id', '=', sourceId)
    .where('package_id', 'in', (packages) =>
      packages.selectFrom('source').select('id').where('publish_only', '!=', publishOnly),
    )
    .execute();
}

/** Removes packages without sources. */
export async function removeEmptyPackages(tx: Tx): Promise<void> {
  await tx
    .updateTable('source')
    .set({ removed_at: sql<Date>`now()` })
    .where('type', '=', 'PACKAGE')
    .where('removed_at', 'is', null)
    .where('id', 'not in', (members) => members.selectFrom('source_package_member').select('package_id'))
    .execute();
}

/** Inserts a department's channel under the next number and returns its id. */
export async function insertChannel(
  tx: Tx,
  channel: Omit<Insertable<Database['source']>, 'id' | 'type' | 'number'>,
): Promise<string> {
  const { rows } = await sql<{ number: number }>`select nextval('source_number_seq')::integer as number`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('The sequence of source numbers returned nothing.');
  const id = channelIdPrefix + String(row.number);
  await tx
    .insertInto('source')
    .values({ ...channel, id, number: row.number, type: 'CHANNEL' })
    .execute();
  return id;
}

export async function renameChannel(tx: Tx, departmentId: string, id: string, name: string): Promise<void> {
  await tx.updateTable('source').set({ name }).where('id', '=', id).where('department_id', '=', departmentId).execute();
}

/** Removes channels of a department and keeps their articles. Returns the number of removed channels. */
export async function removeChannels(tx: Tx, departmentId: string, ids: readonly string[], now: Date): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('source')
    .set({ removed_at: now })
    .where('id', 'in', [...ids])
    .where('department_id', '=', departmentId)
    .where('type', '=', 'CHANNEL')
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** The id of a department's source of what is published into topics directly; inserts it if it is the first time. */
export async function ensureTopicsSource(db: Db | Tx, departmentId: string): Promise<string> {
  const id = `topics-${departmentId}`;
  await sql`
    insert into source (id, department_id, name, type, publish_only)
    select ${id}, d.id, d.name, 'TOPICS', true from department d where d.id = ${departmentId}
    on conflict do nothing`.execute(db);
  return id;
}
