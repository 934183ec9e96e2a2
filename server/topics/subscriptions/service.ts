import type { SubscribeAnswer, SubscribeBody, SubscriptionsAnswer, SubscriptionSettingsBody } from '@contract/alert';
import { deliveryMethods } from '@contract/limits';
import type { BulkSubscriptionsBody } from '@contract/users';
import type { Db, Tx } from '@server/db/schema';
import { isSubscribable, subscribe } from './subscribe';
import { deleteSubscribers } from './repository';
import type { Caller } from '@server/http/caller';
import { AppError, forbidden, notFound } from '@server/http/errors';
import { changeSettings, findSharedTopic, lockSharedTopic, lockUsers, methodsOf, subscriptionsOf } from './repository';

export const texts = {
  notSubscribable: 'You can’t subscribe to this topic.',
  method: 'Unknown delivery method.',
  person: 'User not found.',
  topic: 'Topic not found. It may have been deleted.',
} as const;

/** The delivery methods that a subscription can have; 2 and 18 are stored but have no effect. */
const knownMethods: readonly number[] = [deliveryMethods.subscriptionSecondary, ...deliveryMethods.alertsDefault];

/** Subscribes the caller to a company or provider topic, or changes the delivery methods of the subscription. */
export async function subscribeCaller(
  db: Db,
  caller: Caller,
  body: SubscribeBody,
  now: Date,
): Promise<SubscribeAnswer> {
  return db.transaction().execute(async (tx) => {
    const topic = await subscribableTopic(tx, caller, body.profileId);
    const methods = checkMethods(body.deliveryMethods ?? deliveryMethods.alertsDefault);
    await subscribe(tx, topic, [caller.userId], methods, now);
    return { profileId: topic.id, subscribedTo: await methodsOf(tx, caller.userId, topic.id) };
  });
}

export async function unsubscribeCaller(db: Db, caller: Caller, body: SubscribeBody): Promise<SubscribeAnswer> {
  const topic = await findSharedTopic(db, caller, topicId(body.profileId));
  if (!topic) throw notFound(texts.topic);
  await deleteSubscribers(db, topic.id, [caller.userId]);
  return { profileId: topic.id, subscribedTo: [] };
}

/** Subscribes many users to many topics, as an administrator: all, or nothing. */
export async function subscribeMany(db: Db, caller: Caller, body: BulkSubscriptionsBody, now: Date): Promise<void> {
  const methods = checkMethods(body.deliveryMethods);
  await db.transaction().execute(async (tx) => {
    const people = await requireUsers(tx, caller, body.users);
    // In a fixed order, so that concurrent calls can't deadlock.
    for (const profileId of [...new Set(body.subscriptions)].sort()) {
      await subscribe(tx, await subscribableTopic(tx, caller, profileId), people, methods, now);
    }
  });
}

/** The delivery settings of the caller's subscriptions; a pause that ended before `now` is omitted. */
export async function listSubscriptions(db: Db, caller: Caller, now: Date): Promise<SubscriptionsAnswer> {
  const rows = await subscriptionsOf(db, caller.userId);
  const subscriptions = rows.map((row) => ({
    profileId: row.topic_id,
    pausedUntil: row.paused_until && row.paused_until > now ? row.paused_until.toISOString() : null,
    sendEmpty: row.send_empty,
    nextDueAt: row.next_due_at.toISOString(),
  }));
  return { subscriptions, total: subscriptions.length };
}

/** Changes the delivery settings of the caller's subscription to a topic. */
export async function changeSubscription(
  db: Db,
  caller: Caller,
  profileId: string,
  body: SubscriptionSettingsBody,
): Promise<void> {
  const found = await changeSettings(db, caller.userId, topicId(profileId), {
    ...(body.pausedUntil !== undefined && { paused_until: body.pausedUntil }),
    ...(body.sendEmpty !== undefined && { send_empty: body.sendEmpty }),
  });
  if (!found) throw notFound(texts.topic);
}

/**
 * Finds a company or provider topic that can be subscribed to, and locks it until the transaction ends: a change of its
 * frequency reschedules the subscriptions that exist then.
 * @throws AppError NOT_FOUND or FORBIDDEN
 */
export async function subscribableTopic(tx: Tx, caller: Caller, profileId: string) {
  const topic = await lockSharedTopic(tx, caller, topicId(profileId));
  if (!topic) throw notFound(texts.topic);
  if (!isSubscribable(topic.allowed_subscription)) throw forbidden(texts.notSubscribable);
  return topic;
}

/**
 * Requires that all are users of the department, and locks them against deletion until the transaction ends; returns
 * the ids without duplicates.
 * @throws AppError NOT_FOUND
 */
export async function requireUsers(db: Db, caller: Caller, userIds: readonly string[]): Promise<string[]> {
  const people = [...new Set(userIds)];
  if (people.length === 0) return people;
  if ((await lockUsers(db, caller.departmentId, people)) < people.length) throw notFound(texts.person);
  return people;
}

export function checkMethods(methods: readonly number[]): readonly number[] {
  if (methods.some((method) => !knownMethods.includes(method))) throw new AppError('VALIDATION', texts.method);
  return methods;
}

/**
 * Validates an id from a request.
 * @throws AppError NOT_FOUND if it cannot be an id
 */
export function topicId(text: string): string {
  if (!/^[1-9][0-9]{0,17}$/.test(text)) throw notFound();
  return text;
}
