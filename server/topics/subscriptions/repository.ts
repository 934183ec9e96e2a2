import { sql, type Insertable } from 'kysely';
import { frequencies, providerOwner } from '@contract/limits';
import type { Database, Db, Tx } from '@server/db/schema';
import type { Caller } from '@server/http/caller';

const topicColumns = ['id', 'topic_type', 'owner', 'frequency', 'article_limit', 'allowed_subscription'] as const;

/** Finds a topic of the department or the provider; others, including other users' own topics, are not found. */
export function findSharedTopic(db: Db | Tx, caller: Caller, id: string) {
  return db
    .selectFrom('topic')
    .select(topicColumns)
    .where('id', '=', id)
    .where('owner', 'in', [caller.departmentId, providerOwner])
    .executeTakeFirst();
}

/** Like `findSharedTopic`, and locks the topic against changes and deletion until the transaction ends. */
export function lockSharedTopic(tx: Tx, caller: Caller, id: string) {
  return tx
    .selectFrom('topic')
    .select(topicColumns)
    .where('id', '=', id)
    .where('owner', 'in', [caller.departmentId, providerOwner])
    .forShare()
    .executeTakeFirst();
}

/** Finds a user's own topic. */
export function findOwnTopic(db: Db | Tx, userId: string, id: string) {
  return db
    .selectFrom('topic')
    .select(topicColumns)
    .where('id', '=', id)
    .where('owner', '=', userId)
    .executeTakeFirst();
}

/** Finds a user of the department. */
export function findPerson(db: Db | Tx, departmentId: string, userId: string) {
  return db
    .selectFrom('user_account')
    .select(['id', 'uid'])
    .where('id', '=', userId)
    .where('department_id', '=', departmentId)
    .executeTakeFirst();
}

/** Counts which of these are users of the department, and locks them against deletion until the transaction ends. */
export async function lockUsers(db: Db | Tx, departmentId: string, userIds: readonly string[]): Promise<number> {
  const rows = await db
    .selectFrom('user_account')
    .select('id')
    .where('id', 'in', [...userIds])
    .where('department_id', '=', departmentId)
    .forKeyShare()
    .execute();
  return rows.length;
}

/** The existing subscriptions of these users to a topic, by user id. */
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

/** The delivery methods of a user's subscription; empty without a subscription. */
export async function methodsOf(db: Db | Tx, userId: string, topicId: string): Promise<number[]> {
  const row = await db
    .selectFrom('subscription')
    .select('delivery_methods')
    .where('user_id', '=', userId)
    .where('topic_id', '=', topicId)
    .executeTakeFirst();
  return row?.delivery_methods ?? [];
}

/**
 * For each subscription of a user: until when it is paused, whether empty editions are sent, and when the next edition
 * is due.
 */
export function subscriptionsOf(db: Db, userId: string) {
  return db
    .selectFrom('subscription')
    .select(['topic_id', 'paused_until', 'send_empty', 'next_due_at'])
    .where('user_id', '=', userId)
    .orderBy('topic_id')
    .execute();
}

/**
 * Changes the pause of a user's subscription, or whether empty editions are sent; returns false if there is no
 * subscription.
 */
export async function changeSettings(
  db: Db,
  userId: string,
  topicId: string,
  change: { paused_until?: string | null; send_empty?: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('subscription')
    // With an empty change, still returns whether the subscription exists.
    .set({ user_id: sql.ref('user_id'), ...change })
    .where('user_id', '=', userId)
    .where('topic_id', '=', topicId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Upserts subscriptions. An edition that is due but not yet created stays due. */
export async function upsertSubscriptions(
  tx: Db | Tx,
  rows: readonly Insertable<Database['subscription']>[],
  now: Date,
): Promise<void> {
  await tx
    .insertInto('subscription')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'topic_id']).doUpdateSet((row) => ({
        delivery_methods: row.ref('excluded.delivery_methods'),
        email: row.ref('excluded.email'),
        frequency: row.ref('excluded.frequency'),
        article_limit: row.ref('excluded.article_limit'),
        // An edition that is due but not yet created stays due, except real-time ones, which are always due.
        next_due_at: sql<Date>`case when subscription.frequency is distinct from excluded.frequency
            and (subscription.next_due_at > ${now} or subscription.frequency = ${frequencies.realTime})
          then excluded.next_due_at else subscription.next_due_at end`,
      })),
    )
    .execute();
}

/** Deletes the subscriptions of these users to a topic. */
export async function deleteSubscribers(tx: Db | Tx, topicId: string, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  await tx
    .deleteFrom('subscription')
    .where('topic_id', '=', topicId)
    .where('user_id', 'in', [...userIds])
    .execute();
}

/** Deletes a user's subscriptions to these topics. */
export async function deleteSubscriptionsOf(db: Db, userId: string, topicIds: readonly string[]): Promise<void> {
  if (topicIds.length === 0) return;
  await db
    .deleteFrom('subscription')
    .where('user_id', '=', userId)
    .where('topic_id', 'in', [...topicIds])
    .execute();
}

export async function setNextDue(db: Db | Tx, id: string, due: Date): Promise<void> {
  await db.updateTable('subscription').set({ next_due_at: due }).where('id', '=', id).execute();
}

/**
 * The next due instant of a subscription, and the transaction id up to which its matches have been sent; absent:
 * unchanged.
 */
export interface SubscriptionAdvance {
  id: string;
  next: Date;
  through?: string;
}

export async function advanceSubscriptions(tx: Tx, steps: readonly SubscriptionAdvance[]): Promise<void> {
  if (steps.length === 0) return;
  await sql`
    update subscription s
    set next_due_at = step.next, matched_through = coalesce(step.through::xid8, s.matched_through)
    from unnest(${steps.map(({ id }) => id)}::bigint[], ${steps.map(({ next }) => next)}::timestamptz[],
      ${steps.map(({ through }) => through ?? null)}::text[]) as step(id, next, through)
    where s.id = step.id`.execute(tx);
}
