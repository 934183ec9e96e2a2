import { sql } from 'kysely';
import { defaultTimeZone, deliveryMethods, limits } from '@contract/limits';
import type { Db, Tx } from '@server/db/schema';
import { upsertSubscriptions } from './repository';
import { nextDue } from '@server/engine/schedule/schedule';

/** The fields of a topic that a new subscription depends on. */
interface SubscribedTopic {
  id: string;
  /** Set for company and provider topics; a user's own topic stores these in the subscription. */
  frequency: number | null;
  article_limit: number | null;
}

/** The alert of a user's own topic: email address, frequency, and maximum number of articles. */
export interface PersonalAlert {
  email: string;
  frequency: number;
  articleLimit: number;
}

/** Rows per statement: a statement can have 65,535 parameters. */
const rowsAtOnce = 1_000;

/** Whether a topic that allows these delivery methods can be subscribed to. */
export function isSubscribable(allowed: readonly number[]): boolean {
  return allowed.includes(deliveryMethods.subscription) || allowed.includes(deliveryMethods.subscriptionSecondary);
}

/** Normalizes delivery methods: unique, sorted, and always including 6, the subscription itself. */
function normalizeMethods(asked: readonly number[]): number[] {
  return [...new Set([deliveryMethods.subscription, ...asked])].sort((a, b) => a - b);
}

/**
 * Subscribes users to a topic, or updates their subscriptions. A new subscription starts with matches from this
 * transaction on. It is next due by the topic's or personal frequency in each user's time zone. A changed frequency
 * sets a new due instant; pending matches are kept.
 * @param now the first edition is due after this instant
 * @param alert only for a user's own topic
 */
export async function subscribe(
  tx: Db | Tx,
  topic: SubscribedTopic,
  userIds: readonly string[],
  methods: readonly number[],
  now: Date,
  alert?: PersonalAlert,
): Promise<void> {
  if (userIds.length === 0) return;
  const usual = { frequency: limits.providerTopicFrequency, articleLimit: limits.alertAmountDefault };
  // The topic's own frequency and limit are not copied, so that its changes reach every subscriber.
  const frequency = alert?.frequency ?? (topic.frequency === null ? usual.frequency : null);
  const articleLimit = alert?.articleLimit ?? (topic.article_limit === null ? usual.articleLimit : null);
  const due = await firstDue(tx, frequency ?? topic.frequency ?? usual.frequency, userIds, now);
  const rows = [...due].map(([userId, dueAt]) => ({
    user_id: userId,
    topic_id: topic.id,
    delivery_methods: normalizeMethods(methods),
    email: alert?.email ?? null,
    frequency,
    article_limit: articleLimit,
    next_due_at: dueAt,
  }));
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await upsertSubscriptions(tx, rows.slice(start, start + rowsAtOnce), now);
  }
}

/**
 * The instant (UTC) of each user's first alert at this frequency if subscribed at `now`, computed in their time zones.
 * Ordered by user id, like every statement that writes many subscriptions (no deadlocks).
 */
export async function firstDue(
  tx: Db | Tx,
  frequency: number,
  userIds: readonly string[],
  now: Date,
): Promise<Map<string, Date>> {
  const byZone = new Map<string, Date>();
  const dueIn = (zone: string): Date => {
    const due = byZone.get(zone) ?? nextDue(frequency, zone, now);
    byZone.set(zone, due);
    return due;
  };
  return new Map([...(await timeZonesOf(tx, userIds))].map(([userId, zone]) => [userId, dueIn(zone)]));
}

/** The user's effective time zone (IANA name). */
export async function timeZoneOf(db: Db | Tx, userId: string): Promise<string> {
  return (await timeZonesOf(db, [userId])).get(userId) ?? defaultTimeZone;
}

/** The users' time zones: their own, else the department's, else the default. */
async function timeZonesOf(tx: Db | Tx, userIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx
    .selectFrom('user_account as u')
    .innerJoin('department as d', 'd.id', 'u.department_id')
    .select(['u.id', sql<string | null>`coalesce(u.settings->>'timezone', d.settings->>'timezone')`.as('timezone')])
    .where('u.id', 'in', [...userIds])
    .orderBy('u.id')
    .execute();
  return new Map(rows.map((row) => [row.id, row.timezone ?? defaultTimeZone]));
}
