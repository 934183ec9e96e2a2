import { deliveryMethods, miscGroup } from '@contract/limits';
import { parseQuery } from '@contract/query/parse';
import type { ProfileBody, ProfileDetail, ProfileMoveQuery } from '@contract/topic';
import type { Db, Tx } from '@server/db/schema';
import { reschedule } from './subscriptions/reschedule';
import { isSubscribable, subscribe } from './subscriptions/subscribe';
import { deleteSubscribers } from './subscriptions/repository';
import type { Caller } from '@server/http/caller';
import { conflict, forbidden, notFound } from '@server/http/errors';
import { requireMatchingEtag, etagOf } from '@server/http/etag';
import { managesOwner, nodeId, requireManaged, requireOwner, texts, typeOfOwner } from './access';
import { lockTree, findByKey, requireCapacity } from './treeOrder';
import { sourcesAmong } from '@server/channels/sources/repository';
import { deleteTopic, insertTopic, moveTopicRow, updateMatching, updateTopic, type Matching } from './topicWrites';
import { checkDescription, checkGroup, checkMatching, ownerFor } from './validation';
import { toProfile } from './visibleTopics';
import { findDetail, findStored, lockTopic, parentOf, sourceIdsOf, type StoredTopic } from './repository';

/**
 * Reads a topic that the caller can see, for the edit page.
 * @throws AppError NOT_FOUND
 */
export async function readTopic(db: Db, caller: Caller, id: string, owner?: string): Promise<ProfileDetail> {
  const row = await findDetail(db, caller, nodeId(id));
  if (!row) throw notFound(texts.topicUnknown);
  requireOwner(row, owner);
  const parsed = parseQuery(row.query);
  const sourceIds = await sourceIdsOf(db, row.id);
  return {
    ...toProfile({ ...row, query_refused: !parsed.ok }, caller),
    ...(!parsed.ok && { queryFaults: parsed.errors }),
    details: row.details,
    query: row.query,
    sources: await sourcesAmong(db, caller.departmentId, sourceIds),
    addAllSources: row.add_all_sources,
    publishOnly: row.publish_only,
    parent: parentOf(row),
    pausedUntil: row.paused_until?.toISOString() ?? null,
    sendEmpty: row.send_empty ?? false,
    stamp: etagOfTopic(row, sourceIds),
  };
}

/**
 * Creates a topic; a company topic if its owner is the department, to which its creator may be subscribed. If a topic
 * with the same idempotency key exists (its response was lost), that one is updated instead.
 */
export async function createTopic(db: Db, caller: Caller, body: ProfileBody, now: Date): Promise<ProfileDetail> {
  const { id, again } = await db.transaction().execute(async (tx) => {
    const owner = await ownerFor(tx, caller, body);
    const type = typeOfOwner(caller, owner);
    if (!managesOwner(caller, owner)) throw forbidden(texts.editTopic);
    await lockTree(tx, owner);
    const description = checkDescription(type, body);
    const group_id = await checkGroup(tx, caller, owner, body.profileGroupId);
    const { matching, sourceIds } = await checkMatching(tx, caller, type, body);
    const made = await findByKey(tx, 'topic', owner, body.key);
    if (made === undefined) await requireCapacity(tx, 'topic', owner);
    const topic = {
      topic_type: type,
      owner,
      department_id: caller.departmentId,
      group_id,
      idempotency_key: body.key ?? null,
    };
    const topicId = made ?? (await insertTopic(tx, { ...topic, ...description, ...matching }, sourceIds));
    const wanted = body.subscribedTo ?? [];
    if (type === 'COMPANY' && isSubscribable(wanted) && isSubscribable(description.allowed_subscription)) {
      await subscribe(tx, { id: topicId, ...description }, [caller.userId], deliveryMethods.alertsDefault, now);
    } else if (made !== undefined) await deleteSubscribers(tx, made, [caller.userId]);
    return { id: topicId, again: made !== undefined };
  });
  return again ? editTopic(db, caller, id, body, now) : readTopic(db, caller, id);
}

/** Changes a topic. Its revision is incremented only if what it matches changes. */
export async function editTopic(
  db: Db,
  caller: Caller,
  id: string,
  body: ProfileBody,
  now: Date,
): Promise<ProfileDetail> {
  await changeTopic(db, caller, id, body.owner, async (tx, topic) => {
    const description = checkDescription(topic.topic_type, body, topic);
    const { matching, sourceIds } = await checkMatching(tx, caller, topic.topic_type, body, topic);
    const stored = etagOfTopic(topic, await sourceIdsOf(tx, topic.id));
    // No conflict if the stored topic already has the requested values: then this is a retry whose response was lost.
    if (stored !== etagOfTopic({ ...topic, ...description, ...matching }, sourceIds))
      requireMatchingEtag(body.stamp, stored);
    if (body.profileGroupId !== undefined) {
      const group = await checkGroup(tx, caller, topic.owner, body.profileGroupId, topic.group_id);
      if (group !== topic.group_id) await moveTopicRow(tx, topic, group);
    }
    await updateTopic(tx, topic.id, description);
    if (await changesMatching(tx, topic, matching, sourceIds)) await updateMatching(tx, topic.id, matching, sourceIds);
    if (description.frequency !== null && description.frequency !== topic.frequency) {
      await reschedule(tx, { topicId: topic.id, frequencyBefore: topic.frequency }, now);
    }
  });
  return readTopic(db, caller, id);
}

/**
 * The etag of the fields of a topic that users edit together; category, position, and subscribers are changed
 * elsewhere.
 */
function etagOfTopic(topic: EditableTopic, sourceIds: readonly string[]): string {
  const { name, description, query, add_all_sources, publish_only, frequency, article_limit } = topic;
  return etagOf(name, description, query, add_all_sources, publish_only, frequency, article_limit, sourceIds);
}

type EditableTopic = Pick<
  StoredTopic,
  'name' | 'description' | 'query' | 'add_all_sources' | 'publish_only' | 'frequency' | 'article_limit'
>;

async function changesMatching(
  tx: Tx,
  topic: StoredTopic,
  matching: Matching,
  sourceIds: readonly string[],
): Promise<boolean> {
  const same =
    topic.query === matching.query &&
    topic.add_all_sources === matching.add_all_sources &&
    topic.publish_only === matching.publish_only;
  return !same || (await sourceIdsOf(tx, topic.id)).join(' ') !== sourceIds.join(' ');
}

/** Deletes a topic, with its subscriptions and its entries in favorites. */
export async function removeTopic(db: Db, caller: Caller, id: string, owner?: string): Promise<void> {
  await changeTopic(db, caller, id, owner, (tx, topic) => deleteTopic(tx, topic.id));
}

/** Moves a topic into a category of the same owner, at a position (from 0; default: the end). */
export async function moveTopic(db: Db, caller: Caller, id: string, move: ProfileMoveQuery): Promise<void> {
  await changeTopic(db, caller, id, move.owner, async (tx, topic) => {
    const group = await checkGroup(tx, caller, topic.owner, move.targetProfileGroupId, topic.group_id);
    if (group === topic.group_id && move.profileOrder === undefined) return;
    // Already in the target: the move is sent again because its answer was lost.
    if (group !== topic.group_id) requireSource(topic, move.profileGroupId);
    await moveTopicRow(tx, topic, group, move.profileOrder);
  });
}

/** @throws AppError CONFLICT if the topic is in another category than the caller saw it in */
function requireSource(topic: StoredTopic, source: string | undefined): void {
  if (source !== undefined && source !== (topic.group_id ?? miscGroup.id)) throw conflict(texts.otherSource);
}

/**
 * Runs a change of a topic that the caller may manage in a transaction. Locks the owner's tree first, then the topic,
 * in the same order as moves do (no deadlocks).
 */
async function changeTopic(
  db: Db,
  caller: Caller,
  id: string,
  owner: string | undefined,
  change: (tx: Tx, topic: StoredTopic) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const seen = await findStored(tx, caller, nodeId(id));
    if (!seen) throw notFound(texts.topicUnknown);
    requireOwner(seen, owner);
    requireManaged(caller, seen, texts.editTopic);
    await lockTree(tx, seen.owner);
    const topic = await lockTopic(tx, caller, id);
    if (!topic) throw notFound(texts.topicUnknown);
    await change(tx, topic);
  });
}
