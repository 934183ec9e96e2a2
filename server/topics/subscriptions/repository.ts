import { sql } from 'kysely';
import { providerOwner } from '@contract/limits';
import type { Db, Tx } from '@server/db/schema';
import type { Caller } from '@server/http/caller';

const topicColumns = ['id', 'topic_type', 'owner', 'frequency', 'article_limit', 'allowed_subscription'] as const;

/** A topic of the department or the provider. What else there is, other people's topics among it, is not found. */
export function findSharedTopic(db: Db | Tx, caller: Caller, id: string) {
  return db
    .selectFrom('topic')
    .select(topicColumns)
    .where('id', '=', id)
    .where('owner', 'in', [caller.departmentId, providerOwner])
    .executeTakeFirst();
}

/** The same, kept from being removed until the transaction ends. */
export function holdSharedTopic(tx: Tx, caller: Caller, id: string) {
  return tx
    .selectFrom('topic')
    .select(topicColumns)
    .where('id', '=', id)
    .where('owner', 'in', [caller.departmentId, providerOwner])
    .forKeyShare()
    .executeTakeFirst();
}

/** A person's own topic. */
export function findOwnTopic(db: Db | Tx, userId: string, id: string) {
  return db
    .selectFrom('topic')
    .select(topicColumns)
    .where('id', '=', id)
    .where('owner', '=', userId)
    .executeTakeFirst();
}

/** A person of the department. */
export function findPerson(db: Db | Tx, departmentId: string, userId: string) {
  return db
    .selectFrom('user_account')
    .select(['id', 'uid'])
    .where('id', '=', userId)
    .where('department_id', '=', departmentId)
    .executeTakeFirst();
}

/** How many of these are people of the department; nobody of them is removed before the transaction ends. */
export async function holdPeople(db: Db | Tx, departmentId: string, userIds: readonly string[]): Promise<number> {
  const rows = await db
    .selectFrom('user_account')
    .select('id')
    .where('id', 'in', [...userIds])
    .where('department_id', '=', departmentId)
    .forKeyShare()
    .execute();
  return rows.length;
}

/** What those of these people who are subscribed to a topic have. */
export async function subscribersAmong(
  db: Db | Tx,
  topicId: string,
  userIds: readonly string[],
): Promise<Map<string, { methods: number[]; nextDueAt: Date }>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('subscription')
    .select(['user_id', 'delivery_methods', 'next_due_at'])
    .where('topic_id', '=', topicId)
    .where('user_id', 'in', [...userIds])
    .execute();
  return new Map(rows.map((row) => [row.user_id, { methods: row.delivery_methods, nextDueAt: row.next_due_at }]));
}

/** The delivery methods of a person's subscription; none where there is no subscription. */
export async function methodsOf(db: Db | Tx, userId: string, topicId: string): Promise<number[]> {
  const row = await db
    .selectFrom('subscription')
    .select('delivery_methods')
    .where('user_id', '=', userId)
    .where('topic_id', '=', topicId)
    .executeTakeFirst();
  return row?.delivery_methods ?? [];
}

/** A person's subscriptions, as they are sent. */
export function subscriptionsOf(db: Db, userId: string) {
  return db
    .selectFrom('subscription')
    .select(['topic_id', 'paused_until', 'send_empty', 'next_due_at'])
    .where('user_id', '=', userId)
    .orderBy('topic_id')
    .execute();
}

/** Pauses a person's subscription, ends its pause, or says whether empty editions are sent; false where there is none. */
export async function changeSettings(
  db: Db,
  userId: string,
  topicId: string,
  change: { paused_until?: string | null; send_empty?: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('subscription')
    // A change of nothing still says whether the subscription is there.
    .set({ user_id: sql.ref('user_id'), ...change })
    .where('user_id', '=', userId)
    .where('topic_id', '=', topicId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
