import { sql, type Insertable } from 'kysely';
import { channelIdPrefix } from '@contract/limits';
import type { Database, Db, Tx } from '@server/db/schema';

// Every statement that writes source and source_package_member.

/** A publication of the provider's, which every department may use. */
export interface ProviderSource {
  id: string;
  name: string;
  homepage?: string | null;
  description?: string;
  publishOnly?: boolean;
}

/** Adds or changes a publication, and restores it if it was removed. Members that are not given stay as they are. */
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

/** Adds or renames a package of the provider's, and restores it if it was removed. */
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

/** Puts sources into a package; those that are in it stay. */
export async function addToPackage(tx: Tx, packageId: string, sourceIds: readonly string[]): Promise<void> {
  if (sourceIds.length === 0) return;
  await tx
    .insertInto('source_package_member')
    .values(sourceIds.map((sourceId) => ({ package_id: packageId, source_id: sourceId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Takes a source out of the packages of the other kind: whoever chooses a package chooses all in it, so that none holds both
 * sources for publishing alone and sources for everyone.
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

/** Removes the packages that hold nothing. */
export async function removeEmptyPackages(tx: Tx): Promise<void> {
  await tx
    .updateTable('source')
    .set({ removed_at: sql<Date>`now()` })
    .where('type', '=', 'PACKAGE')
    .where('removed_at', 'is', null)
    .where('id', 'not in', (members) => members.selectFrom('source_package_member').select('package_id'))
    .execute();
}

/** Adds a channel of a department, under the next number, and returns its id. */
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

/** Removes channels of a department and keeps their articles; returns how many there were. */
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
