import { sql } from 'kysely';
import { defaultTimeZone, deliveryMethods, limits } from '@contract/limits';
import type { Db, Tx } from '@server/db/schema';
import { upsertSubscriptions } from './repository';
import { nextDue } from '@server/engine/schedule/schedule';

/** What subscribing needs to know of a topic. */
export interface SubscribedTopic {
  id: string;
  /** A company or provider topic's own; a person's own topic has these with the subscription. */
  frequency: number | null;
  article_limit: number | null;
}

/** The alert of a person's own topic: where it goes, how often, and the most articles in it. */
export interface PersonalAlert {
  email: string;
  frequency: number;
  articleLimit: number;
}

/** Of one statement: a statement has room for 65,535 values. */
const rowsAtOnce = 1_000;

/** Whether people may subscribe to a topic that allows these delivery methods. */
export function isSubscribable(allowed: readonly number[]): boolean {
  return allowed.includes(deliveryMethods.subscription) || allowed.includes(deliveryMethods.subscriptionSecondary);
}

/** Delivery methods as they are kept: without doubles, in order, and always with 6, which is the subscription itself. */
function keptMethods(asked: readonly number[]): number[] {
  return [...new Set([deliveryMethods.subscription, ...asked])].sort((a, b) => a - b);
}

/**
 * Subscribes people to a topic, or changes the subscription that they have. A new one begins with what matches from this
 * transaction on, and is due next, by the topic's or the personal frequency, in each person's time zone; a changed
 * frequency makes a new due instant, and nothing that waits is lost.
 *
 * @param alert of a person's own topic only.
 * @param now the instant after which the first edition is due.
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
  // What the topic itself says stays with the topic, so that its changes reach every subscriber.
  const frequency = alert?.frequency ?? (topic.frequency === null ? usual.frequency : null);
  const articleLimit = alert?.articleLimit ?? (topic.article_limit === null ? usual.articleLimit : null);
  const due = await firstDue(tx, frequency ?? topic.frequency ?? usual.frequency, userIds, now);
  const rows = [...due].map(([userId, dueAt]) => ({
    user_id: userId,
    topic_id: topic.id,
    delivery_methods: keptMethods(methods),
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
 * When each of these people would have the first alert of this frequency, subscribed at `now`: an instant (UTC), by the
 * hours of their own time zones. In the order of their ids, which all who write subscriptions of many keep.
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

/** A person's time zone (IANA name), as alerts keep it. */
export async function timeZoneOf(db: Db | Tx, userId: string): Promise<string> {
  return (await timeZonesOf(db, [userId])).get(userId) ?? defaultTimeZone;
}

/** People's time zones, as their settings give them, else their department's, else the product's. */
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
