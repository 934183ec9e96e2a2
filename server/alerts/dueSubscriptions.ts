import { sql } from 'kysely';
import { deliveryMethods, frequencies } from '@contract/limits';
import type { Db, Tx } from '@server/db/schema';

/** A subscription that is due, with the data that its edition needs. */
export interface DueSubscription {
  id: string;
  topicId: string;
  topicName: string;
  topicRevision: string;
  topicQuery: string;
  /**
   * The topic's query can no longer be parsed, so it finds nothing. The email reports this, because it differs from "no
   * new articles".
   */
  isRefused: boolean;
  /** A user's own topic, which nobody else may see. */
  isPrivate: boolean;
  frequency: number;
  limit: number;
  address: string;
  dueAt: Date;
  matchedThrough: string;
  pausedUntil: Date | null;
  sendEmpty: boolean;
  /** An article has started to match since the last edition. */
  hasNews: boolean;
  /** The user still has access to the service and to the topic. */
  entitled: boolean;
}

const MAX_BACKFILL_WAIT_SECONDS = 3_600;

// Frequency and article limit are stored on the subscription for a user's own topic, and on the topic for a company or
// Watchdesk topic.
const frequency = sql<number>`coalesce(s.frequency, t.frequency)`;

/**
 * Which subscriptions and matches are considered: due at `now` at the latest, matched before the transaction `through`
 * (see `commitHorizon`).
 */
export interface DueHorizon {
  now: Date;
  through: string;
}

const hasNewMatch = (through: string) => sql<boolean>`exists (
  select 1 from topic_match m
  where m.topic_id = s.topic_id and m.topic_revision = t.revision
    and m.tx >= s.matched_through and m.tx < ${through}::xid8)`;

/**
 * After a topic is edited, its subscriptions wait until older articles have been matched against the new query. Such a
 * match keeps its original transaction id, and advancing `matched_through` meanwhile would skip it. The wait is
 * limited, so that a change whose backfill fails does not stop the alerts forever.
 */
const isBackfilled = sql<boolean>`not exists (
  select 1 from topic_change c
  where c.topic_id = s.topic_id and c.backfilled_at is null and c.changed_at > now() - make_interval(secs => ${MAX_BACKFILL_WAIT_SECONDS}))`;

// Real-time subscriptions are due every minute. Only rows with something to send are selected; a paused subscription
// has nothing to send.
const isDue = ({ now, through }: DueHorizon) => sql<boolean>`s.next_due_at <= ${now} and ${frequency} is not null
  and ${isBackfilled}
  and (${frequency} <> ${frequencies.realTime}
    or ((s.paused_until is null or s.paused_until <= ${now}) and ${hasNewMatch(through)}))`;

/**
 * Claims users with due subscriptions until the end of the transaction, and returns their ids: of each department in turn,
 * those who have waited longest. So a department with thousands of due alerts doesn't delay the others. Users whom
 * another transaction has claimed are skipped, so that processes don't try for the same users, and those in `except`.
 */
export async function claimUsersWithDueAlerts(
  tx: Tx,
  horizon: DueHorizon,
  limit: number,
  except: readonly string[] = [],
): Promise<string[]> {
  const waiting = tx
    .selectFrom('subscription as s')
    .innerJoin('topic as t', 't.id', 's.topic_id')
    .select(['s.user_id', sql<Date>`min(s.next_due_at)`.as('since')])
    .where(isDue(horizon))
    .where('s.user_id', '<>', sql<string>`all(${[...except]}::text[])`)
    .groupBy('s.user_id');
  const byDepartment = tx
    .selectFrom(waiting.as('w'))
    .innerJoin('user_account as u', 'u.id', 'w.user_id')
    .select('w.user_id')
    .orderBy(sql`row_number() over (partition by u.department_id order by w.since, w.user_id)`)
    .orderBy('w.since');
  // Materialized, so that only users are locked who are returned.
  const rows = await tx
    .with(
      (name) => name('by_department').materialized(),
      () => byDepartment,
    )
    .selectFrom('by_department')
    .select('user_id')
    .where(sql<boolean>`pg_try_advisory_xact_lock(hashtextextended('due alerts:' || user_id, 0))`)
    .limit(limit)
    .execute();
  return rows.map((row) => row.user_id);
}

/** The number of due subscriptions (at most `limit`), and when the first of the scheduled ones became due. */
export async function countDueSubscriptions(db: Db, horizon: DueHorizon, limit: number) {
  const due = db
    .selectFrom('subscription as s')
    .innerJoin('topic as t', 't.id', 's.topic_id')
    .select(['s.next_due_at', frequency.as('frequency')])
    .where(isDue(horizon))
    .limit(limit);
  return db
    .selectFrom(due.as('d'))
    .select([
      sql<number>`count(*)::int`.as('length'),
      sql<Date | null>`min(d.next_due_at) filter (where d.frequency <> ${frequencies.realTime})`.as('since'),
    ])
    .executeTakeFirstOrThrow();
}

/**
 * Locks and reads the due subscriptions of a user, ordered by topic name. Skips rows that another process has locked.
 * @param limit the maximum number; the longest waiting ones are read, and ordered by their due time before the name
 */
export async function lockDueSubscriptions(
  tx: Tx,
  userId: string,
  horizon: DueHorizon,
  limit?: number,
): Promise<DueSubscription[]> {
  const rows = await tx
    .selectFrom('subscription as s')
    .innerJoin('topic as t', 't.id', 's.topic_id')
    .innerJoin('user_account as u', 'u.id', 's.user_id')
    .select([
      's.id',
      's.topic_id as topicId',
      't.name as topicName',
      't.revision as topicRevision',
      't.query as topicQuery',
      't.query_refused as isRefused',
      sql<boolean>`t.topic_type = 'USER'`.as('isPrivate'),
      frequency.as('frequency'),
      sql<number>`coalesce(s.article_limit, t.article_limit)`.as('limit'),
      // The account's current address, not the one stored on the subscription: alerts go only to the user, who may have
      // changed it.
      'u.uid as address',
      's.next_due_at as dueAt',
      's.matched_through as matchedThrough',
      's.paused_until as pausedUntil',
      's.send_empty as sendEmpty',
      hasNewMatch(horizon.through).as('hasNews'),
      sql<boolean>`${deliveryMethods.access} = any(u.delivery_methods)
        and (t.owner = u.id or t.department_id = u.department_id or t.department_id is null)`.as('entitled'),
    ])
    .where('s.user_id', '=', userId)
    .where(isDue(horizon))
    .$if(limit !== undefined, (query) => query.orderBy('s.next_due_at').limit(limit ?? 0))
    .orderBy('t.name')
    .forUpdate('s')
    .skipLocked()
    .execute();
  return rows;
}

/** The number of due subscriptions of a user, also those that another process has locked. */
export async function countDueSubscriptionsOf(tx: Tx, userId: string, horizon: DueHorizon): Promise<number> {
  const { count } = await tx
    .selectFrom('subscription as s')
    .innerJoin('topic as t', 't.id', 's.topic_id')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('s.user_id', '=', userId)
    .where(isDue(horizon))
    .executeTakeFirstOrThrow();
  return count;
}
