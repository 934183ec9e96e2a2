import type { Db, Tx } from '@server/db/schema';
import { hashSecret, makeSecret } from '@server/db/secret';

/** Makes the address of a channel's feed and revokes the one before; returns the token in it. */
export async function replaceFeedAddress(tx: Tx, sourceId: string, now: Date): Promise<string> {
  await revokeFeedAddress(tx, sourceId, now);
  const token = makeSecret();
  await tx
    .insertInto('feed_address')
    .values({ token_hash: hashSecret(token), source_id: sourceId, created_at: now })
    .execute();
  return token;
}

export async function revokeFeedAddress(tx: Tx, sourceId: string, now: Date): Promise<void> {
  await tx
    .updateTable('feed_address')
    .set({ revoked_at: now })
    .where('source_id', '=', sourceId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** The channel of a feed's address, also of a revoked address or a removed channel. */
export function findFeed(db: Db, token: string) {
  return db
    .selectFrom('feed_address as f')
    .innerJoin('source as s', 's.id', 'f.source_id')
    .innerJoin('department as d', 'd.id', 's.department_id')
    .select(['f.source_id', 'f.created_at', 'f.revoked_at', 's.removed_at', 's.name', 's.department_id'])
    .select('d.name as department_name')
    .where('f.token_hash', '=', hashSecret(token))
    .executeTakeFirst();
}

export type FeedRow = NonNullable<Awaited<ReturnType<typeof findFeed>>>;

/** Makes the key for pushing into a channel, in place of the one before. */
export async function replacePushKey(tx: Tx, sourceId: string, now: Date): Promise<string> {
  const key = makeSecret();
  await tx
    .insertInto('push_key')
    .values({ source_id: sourceId, key, created_at: now })
    .onConflict((conflict) =>
      conflict.column('source_id').doUpdateSet({ key, created_at: now, last_received_at: null }),
    )
    .execute();
  return key;
}

export async function deletePushKey(tx: Tx, sourceId: string): Promise<void> {
  await tx.deleteFrom('push_key').where('source_id', '=', sourceId).execute();
}

/** The key of a channel that isn't removed. */
export async function findPushKey(db: Db, sourceId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('push_key as k')
    .innerJoin('source as s', 's.id', 'k.source_id')
    .select('k.key')
    .where('k.source_id', '=', sourceId)
    .where('s.removed_at', 'is', null)
    .executeTakeFirst();
  return row?.key;
}

export async function recordPush(db: Db, sourceId: string, now: Date): Promise<void> {
  await db.updateTable('push_key').set({ last_received_at: now }).where('source_id', '=', sourceId).execute();
}

/** When the feed's address and the key of a channel were made; null if there is none. */
export async function readExchange(db: Db, sourceId: string) {
  const feed = await db
    .selectFrom('feed_address')
    .select('created_at')
    .where('source_id', '=', sourceId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  const push = await db
    .selectFrom('push_key')
    .select(['created_at', 'last_received_at'])
    .where('source_id', '=', sourceId)
    .executeTakeFirst();
  return { feed: feed ?? null, push: push ?? null };
}
