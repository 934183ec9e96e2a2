import { deliveryMethods, limits, miscGroup } from '@contract/limits';
import type { ProfileBody, TopicType } from '@contract/topic';
import type { Tx } from '@server/db/schema';
import type { Caller } from '@server/http/caller';
import { forbidden, notFound } from '@server/http/errors';
import { managesOwner, nodeId, texts as accessTexts } from './access';
import { fieldError, requireName, requireStorable } from '@server/http/fieldChecks';
import { requireQuery } from './query/service';
import { usableSources } from '@server/channels/sources/repository';
import { findGroup } from './categories/repository';
import type { Matching } from './topicWrites';
import type { StoredTopic } from './repository';

const texts = {
  titleMissing: 'Topic Title is required field',
  frequencyMissing: 'Frequency is required field.',
  amountMissing: 'Amount is required field.',
  categoryMissing: 'A category must be assigned to the topic before saving.',
  categoryUnknown: 'Topic Group with requested id not found',
  categoryOfAnother: 'This category is for another type of topic.',
  sourceUnknown: 'One of the topic’s sources wasn’t found.',
  publishPermission: 'Publish permissions are required',
  publishCompany: 'Only company topics can be limited to published content.',
  publishSource: 'This source is only for topics limited to published content.',
  nothingToMatch: 'Terms or sources are required.',
  deliveryMethod: 'Unknown delivery method.',
} as const;

/** The fields of a topic that don't affect what it matches, as stored. */
interface Description {
  name: string;
  description: string;
  frequency: number | null;
  article_limit: number | null;
  allowed_subscription: number[];
}

export function checkTitle(name: string): string {
  return requireName('name', name, limits.topicTitle, texts.titleMissing);
}

/**
 * Validates the descriptive fields of a request; omitted ones keep their value. The alert of a user's own topic is
 * stored with the subscription.
 * @throws AppError VALIDATION
 */
export function checkDescription(type: TopicType, body: ProfileBody, before?: StoredTopic): Description {
  const name = checkTitle(body.name);
  const description = requireStorable('description', (body.description ?? before?.description ?? '').trim());
  const allowed = checkMethods(body.allowedSubscription ?? before?.allowed_subscription ?? subscribable);
  if (type !== 'COMPANY') {
    return { name, description, frequency: null, article_limit: null, allowed_subscription: [...subscribable] };
  }
  const frequency = body.frequency ?? before?.frequency;
  const limit = body.limit ?? before?.article_limit;
  if (frequency === undefined || frequency === null) throw fieldError('frequency', texts.frequencyMissing);
  if (limit === undefined || limit === null) throw fieldError('limit', texts.amountMissing);
  return { name, description, frequency, article_limit: limit, allowed_subscription: allowed };
}

const subscribable: readonly number[] = [deliveryMethods.subscriptionSecondary, deliveryMethods.subscription];

function checkMethods(methods: readonly number[]): number[] {
  const kept = [...new Set(methods)].sort((a, b) => a - b);
  if (kept.some((method) => !subscribable.includes(method)))
    throw fieldError('allowedSubscription', texts.deliveryMethod);
  return kept;
}

type UsableSource = Awaited<ReturnType<typeof usableSources>>[number];

/** Whether only topics limited to published content can have a source. The department's publish channels are for all. */
export const isForPublishOnly = ({ publish_only, type }: UsableSource): boolean => publish_only && type !== 'CHANNEL';

/**
 * Validates the query and the sources of a request. One of query, sources, and all sources is required.
 * @throws AppError QUERY_INVALID, VALIDATION, FORBIDDEN, or NOT_FOUND for a source that the department can't use
 */
export async function checkMatching(
  tx: Tx,
  caller: Caller,
  type: TopicType,
  body: ProfileBody,
  before?: StoredTopic,
): Promise<{ matching: Matching; sourceIds: string[] }> {
  if (body.query.trim() === '' && body.sources.length === 0 && !body.addAllSources) {
    throw fieldError('query', texts.nothingToMatch);
  }
  const publishOnly = body.publishOnly ?? before?.publish_only ?? false;
  if (publishOnly && type !== 'COMPANY') throw fieldError('publishOnly', texts.publishCompany);
  const changesPublish = publishOnly !== (before?.publish_only ?? false);
  if (changesPublish && !caller.publishPermission) throw forbidden(texts.publishPermission);
  const sourceIds = [...new Set(body.sources.map((source) => source.id))].sort();
  const sources = await usableSources(tx, caller.departmentId, sourceIds);
  if (sources.length < sourceIds.length) throw notFound(texts.sourceUnknown);
  if (!publishOnly && sources.some(isForPublishOnly)) throw fieldError('sources', texts.publishSource);
  return {
    matching: { query: requireQuery(body.query), add_all_sources: body.addAllSources, publish_only: publishOnly },
    sourceIds,
  };
}

/**
 * Resolves the category for a topic of this owner; null is Misc, which only a user's own topics can be in. A locked
 * category accepts no topics; those that are in it already (`currentGroupId`) can still be reordered.
 * @throws AppError VALIDATION, NOT_FOUND, or FORBIDDEN
 */
export async function checkGroup(
  tx: Tx,
  caller: Caller,
  owner: string,
  groupId: string | undefined,
  currentGroupId: string | null = null,
): Promise<string | null> {
  if (groupId === undefined || groupId === miscGroup.id) {
    if (owner === caller.userId) return null;
    throw fieldError('profileGroupId', texts.categoryMissing);
  }
  const group = await findGroup(tx, caller, nodeId(groupId));
  if (!group) throw notFound(texts.categoryUnknown);
  if (!managesOwner(caller, group.owner)) throw forbidden();
  if (group.owner !== owner) throw fieldError('profileGroupId', texts.categoryOfAnother);
  if (group.block_edit && group.id !== currentGroupId) throw forbidden(accessTexts.editCategory);
  return group.id;
}

/** The owner of a new topic: as requested, else the owner of its category, else the caller. */
export async function ownerFor(
  tx: Tx,
  caller: Caller,
  asked: { owner?: string; profileGroupId?: string },
): Promise<string> {
  if (asked.owner !== undefined) return asked.owner;
  if (asked.profileGroupId === undefined || asked.profileGroupId === miscGroup.id) return caller.userId;
  const group = await findGroup(tx, caller, nodeId(asked.profileGroupId));
  if (!group) throw notFound(texts.categoryUnknown);
  return group.owner;
}
