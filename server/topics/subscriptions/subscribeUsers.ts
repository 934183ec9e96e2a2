import { limits } from '@contract/limits';
import type { SubscribePeopleAnswer, SubscribePreviewAnswer } from '@contract/subscribers';
import type { Db, Tx } from '@server/db/schema';
import { firstDue, subscribe } from './subscribe';
import type { Caller } from '@server/http/caller';
import { notFound } from '@server/http/errors';
import { checkMethods, requireUsers, subscribableTopic, topicId } from './service';
import { deleteSubscribers, findSharedTopic, lockSharedTopic, subscribersAmong } from './repository';

/** The users whom an administrator subscribes to, or unsubscribes from, a topic by one delivery method. */
export interface BulkSubscription {
  profileId: string;
  method: number;
  userIds: readonly string[];
}

/**
 * Subscribes users of the department to a topic: all of them, or none if one is unknown. Existing subscriptions stay,
 * and get the delivery method if it is missing.
 */
export async function subscribeUsers(
  db: Db,
  caller: Caller,
  { profileId, method, userIds }: BulkSubscription,
  now: Date,
): Promise<SubscribePeopleAnswer> {
  checkMethods([method]);
  return db.transaction().execute(async (tx) => {
    const topic = await subscribableTopic(tx, caller, profileId);
    const people = await requireUsers(tx, caller, userIds);
    const already = await subscribersAmong(tx, topic.id, people);
    const fresh = people.filter((id) => !already.has(id));
    await subscribe(tx, topic, fresh, [method], now);
    for (const [id, { methods }] of already) {
      if (!methods.includes(method)) await subscribe(tx, topic, [id], [...methods, method], now);
    }
    return { status: 'ok', changed: fresh.length, unchanged: already.size };
  });
}

export async function unsubscribeUsers(
  db: Db,
  caller: Caller,
  { profileId, method, userIds }: BulkSubscription,
): Promise<SubscribePeopleAnswer> {
  checkMethods([method]);
  return db.transaction().execute(async (tx) => {
    const topic = await lockTopicOf(tx, caller, profileId);
    const people = await requireUsers(tx, caller, userIds);
    const already = await subscribersAmong(tx, topic.id, people);
    await deleteSubscribers(tx, topic.id, [...already.keys()]);
    return { status: 'ok', changed: already.size, unchanged: people.length - already.size };
  });
}

/** Previews subscribing or unsubscribing for each user, without changing anything. */
export async function previewSubscription(
  db: Db,
  caller: Caller,
  { profileId, method, userIds }: BulkSubscription,
  now: Date,
): Promise<SubscribePreviewAnswer> {
  checkMethods([method]);
  const topic = await findSharedTopic(db, caller, topicId(profileId));
  if (!topic) throw notFound();
  const people = await requireUsers(db, caller, userIds);
  if (people.length === 0) return { people: [] };
  const already = await subscribersAmong(db, topic.id, people);
  const first = await firstDue(db, topic.frequency ?? limits.providerTopicFrequency, people, now);
  return {
    people: people.map((id) => ({
      id,
      subscribed: already.has(id),
      nextDueAt: (already.get(id)?.nextDueAt ?? first.get(id) ?? now).toISOString(),
    })),
  };
}

async function lockTopicOf(tx: Tx, caller: Caller, profileId: string) {
  const topic = await lockSharedTopic(tx, caller, topicId(profileId));
  if (!topic) throw notFound();
  return topic;
}
