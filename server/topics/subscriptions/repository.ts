import { sql, type Insertable } from 'kysely';
import { frequencies, providerOwner } from '@contract/limits';
import type { Database, Db, Tx } from '@server/db/schema';
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

/**
 * Adds subscriptions, or changes those that exist. An edition that is due and not yet made stays due.
 */
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
        // An edition that is due already, and not yet made, stays due; real-time ones are due all the time.
        next_due_at: sql<Date>`case when subscription.frequency is distinct from excluded.frequency
            and (subscription.next_due_at > ${now} or subscription.frequency = ${frequencies.realTime})
          then excluded.next_due_at else subscription.next_due_at end`,
      })),
    )
    .execute();
}

/** Ends the subscriptions of these people to a topic. */
export async function deleteSubscribers(tx: Db | Tx, topicId: string, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  await tx
    .deleteFrom('subscription')
    .where('topic_id', '=', topicId)
    .where('user_id', 'in', [...userIds])
    .execute();
}

/** Ends a person's subscriptions to these topics. */
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

/** When a subscription is due next, and up to where its matches have been told; absent, the mark stays. */
export interface Advance {
  id: string;
  next: Date;
  through?: string;
}

export async function advanceSubscriptions(tx: Tx, steps: readonly Advance[]): Promise<void> {
  if (steps.length === 0) return;
  await sql`
    update subscription s
    set next_due_at = step.next, matched_through = coalesce(step.through::xid8, s.matched_through)
    from unnest(${steps.map(({ id }) => id)}::bigint[], ${steps.map(({ next }) => next)}::timestamptz[],
      ${steps.map(({ through }) => through ?? null)}::text[]) as step(id, next, through)
    where s.id = step.id`.execute(tx);
}
