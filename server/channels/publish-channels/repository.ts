import { sql } from 'kysely';
import { channelIdPrefix } from '@contract/limits';
import type { PublishChannel } from '@contract/publishChannels';
import { folded, fold } from '@server/db/caseFold';
import type { Db, Tx } from '@server/db/schema';
import { insertChannel } from '../sources/sourceWrites';

/** A department's publish channels, by name. */
export async function listPublishChannels(db: Db | Tx, departmentId: string): Promise<PublishChannel[]> {
  const rows = await publishChannels(db, departmentId)
    .orderBy(sql`lower(source.name)`)
    .orderBy('source.id')
    .execute();
  return rows.map(asPublishChannel);
}

export async function findPublishChannel(
  db: Db | Tx,
  departmentId: string,
  id: string,
): Promise<PublishChannel | undefined> {
  const row = await publishChannels(db, departmentId).where('source.id', '=', id).executeTakeFirst();
  return row && asPublishChannel(row);
}

/** The id of the publish channel of a department with this full name, in any spelling of its case. */
export async function publishChannelNamed(tx: Tx, departmentId: string, name: string): Promise<string | undefined> {
  const row = await publishChannels(tx, departmentId)
    .where(folded(sql`source.name`), '=', fold(name))
    .executeTakeFirst();
  return row?.id;
}

/** A publish channel of any department, by its id with or without the prefix. */
export function findChannelToImport(db: Db, id: string) {
  return db
    .selectFrom('source')
    .select(['id', 'name'])
    .where('id', 'in', [id, channelIdPrefix + id])
    .where('type', '=', 'CHANNEL')
    .where('publish_only', '=', true)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}

/** Inserts the publish channel that every department has from the beginning. */
export async function insertFirstPublishChannel(tx: Tx, departmentId: string): Promise<void> {
  const { name } = await tx
    .selectFrom('department')
    .select('name')
    .where('id', '=', departmentId)
    .executeTakeFirstOrThrow();
  await insertChannel(tx, { department_id: departmentId, name: `${name} News`, publish_only: true });
}

function publishChannels(db: Db | Tx, departmentId: string) {
  return db
    .selectFrom('source')
    .innerJoin('department', 'department.id', 'source.department_id')
    .select(['source.id', 'source.name', 'source.number', 'department.channel_prefix as prefix'])
    .where('source.department_id', '=', departmentId)
    .where('source.type', '=', 'CHANNEL')
    .where('source.publish_only', '=', true)
    .where('source.removed_at', 'is', null);
}

function asPublishChannel({
  prefix,
  ...row
}: Omit<PublishChannel, 'channelName'> & { prefix: string }): PublishChannel {
  return { ...row, channelName: row.name.startsWith(prefix) ? row.name.slice(prefix.length) : row.name };
}
