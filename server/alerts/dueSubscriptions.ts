import { sql } from 'kysely';
import { deliveryMethods, frequencies } from '@contract/limits';
import type { Db, Tx } from '@server/db/schema';

/** A subscription whose instant has come, with what its edition needs to know. */
export interface DueSubscription {
  id: string;
  topicId: string;
  topicName: string;
  topicRevision: string;
  /** The topic's query is no longer understood: it finds nothing, which is another thing than nothing new. */
  isRefused: boolean;
  /** The person's own topic, which nobody else may see. */
  isPrivate: boolean;
  frequency: number;
  limit: number;
  address: string;
  dueAt: Date;
  matchedThrough: string;
  pausedUntil: Date | null;
  sendEmpty: boolean;
  /** Something began to match since the last edition. */
  hasNews: boolean;
  /** The person may still see the topic and use the service. */
  entitled: boolean;
}

const LONGEST_FILLING_SECONDS = 3_600;

// A person's own topic carries frequency and amount on the subscription; a company's or the provider's on the topic.
const frequency = sql<number>`coalesce(s.frequency, t.frequency)`;

/** The instant, and the transaction up to which matches can be told (see `commitHorizon`). */
export interface Moment {
  now: Date;
  through: string;
}

const hasNewMatch = (through: string) => sql<boolean>`exists (
  select 1 from topic_match m
  where m.topic_id = s.topic_id and m.topic_revision = t.revision
    and m.tx >= s.matched_through and m.tx < ${through}::xid8)`;

/**
 * What an edited topic matched before waits until its change is filled in: what the new query finds of it keeps its old place,
 * which a mark that went on meanwhile would have passed. Not for ever: a change that cannot be filled in ends no alerts.
 */
const isFilledIn = sql<boolean>`not exists (
  select 1 from topic_change c
  where c.topic_id = s.topic_id and c.filled_at is null and c.at > now() - make_interval(secs => ${LONGEST_FILLING_SECONDS}))`;

// Real-time subscriptions are due every minute: only those with something to send are touched, which a paused one has not.
const isDue = ({ now, through }: Moment) => sql<boolean>`s.next_due_at <= ${now} and ${frequency} is not null
  and ${isFilledIn}
  and (${frequency} <> ${frequencies.realTime}
    or ((s.paused_until is null or s.paused_until <= ${now}) and ${hasNewMatch(through)}))`;

/** People with something due, those who wait longest first; who is among `except` is left for later. */
export async function usersWithDueAlerts(
  db: Db,
  moment: Moment,
  limit: number,
  except: readonly string[] = [],
): Promise<string[]> {
  const rows = await db
    .selectFrom('subscription as s')
    .innerJoin('topic as t', 't.id', 's.topic_id')
    .select('s.user_id')
    .where(isDue(moment))
    .where('s.user_id', '<>', sql<string>`all(${[...except]}::text[])`)
    .groupBy('s.user_id')
    .orderBy(sql`min(s.next_due_at)`)
    .limit(limit)
    .execute();
  return rows.map((row) => row.user_id);
}

/** Locks and reads the due subscriptions of a person; rows that another process has locked are left to it. */
export async function lockDueSubscriptions(tx: Tx, userId: string, moment: Moment): Promise<DueSubscription[]> {
  const rows = await tx
    .selectFrom('subscription as s')
    .innerJoin('topic as t', 't.id', 's.topic_id')
    .innerJoin('user_account as u', 'u.id', 's.user_id')
    .select([
      's.id',
      's.topic_id as topicId',
      't.name as topicName',
      't.revision as topicRevision',
      't.query_refused as isRefused',
      sql<boolean>`t.topic_type = 'USER'`.as('isPrivate'),
      frequency.as('frequency'),
      sql<number>`coalesce(s.article_limit, t.article_limit)`.as('limit'),
      // Not what the subscription says: nobody's alerts go anywhere but to the person, who may have another address by now.
      'u.uid as address',
      's.next_due_at as dueAt',
      's.matched_through as matchedThrough',
      's.paused_until as pausedUntil',
      's.send_empty as sendEmpty',
      hasNewMatch(moment.through).as('hasNews'),
      sql<boolean>`${deliveryMethods.access} = any(u.delivery_methods)
        and (t.owner = u.id or t.department_id = u.department_id or t.department_id is null)`.as('entitled'),
    ])
    .where('s.user_id', '=', userId)
    .where(isDue(moment))
    .orderBy('t.name')
    .forUpdate('s')
    .skipLocked()
    .execute();
  return rows;
}
