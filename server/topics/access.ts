import { providerOwner } from '@contract/limits';
import type { TopicType } from '@contract/topic';
import type { Caller, Reader } from '@server/http/caller';
import { forbidden, notFound } from '@server/http/errors';

/** The fields of a topic or category that determine its owner and whether it may be edited. */
interface Owned {
  topic_type: TopicType;
  owner: string;
  block_edit: boolean;
}

export const texts = {
  topicUnknown: 'Topic not found. It may have been deleted.',
  editTopic: 'You do not have permission to edit this profile.',
  editCategory: 'You do not have permission to edit this profile group.',
  otherSource: 'The topic is in another category now. Someone else may have moved it.',
  createGroup: 'You don’t have permission to create categories.',
} as const;

/**
 * The owners whose topics and categories the caller can see: the caller, the department, and the provider. Every query
 * must filter by these.
 */
export function visibleOwners(caller: Reader): string[] {
  return [caller.userId, caller.departmentId, providerOwner];
}

/** Whether the caller may manage this owner's topics: the provider's nobody, the company's only administrators. */
export function managesOwner(caller: Caller, owner: string): boolean {
  if (owner === caller.userId) return true;
  return owner === caller.departmentId && caller.role === 'ADMIN';
}

/** Throws FORBIDDEN if the caller can see, but not change, a topic or category. */
export function requireManaged(caller: Caller, node: Owned, refusal: string): void {
  if (node.block_edit || !managesOwner(caller, node.owner)) throw forbidden(refusal);
}

/** Throws NOT_FOUND if the request's `owner` isn't the owner of the requested topic or category. */
export function requireOwner(node: Owned, owner: string | undefined): void {
  if (owner !== undefined && owner !== node.owner) throw notFound();
}

/**
 * The type of a new topic or category of this owner.
 * @throws AppError NOT_FOUND if the caller can't see the owner
 */
export function typeOfOwner(caller: Caller, owner: string): TopicType {
  if (owner === caller.userId) return 'USER';
  if (owner === caller.departmentId) return 'COMPANY';
  if (owner === providerOwner) return 'WATCHDESK';
  throw notFound();
}

/** Whether a text has the form of a topic, category, or article id: a positive bigint. */
export function isNodeId(text: string): boolean {
  return /^[1-9][0-9]{0,17}$/.test(text);
}

/**
 * Validates an id from a URL.
 * @throws AppError NOT_FOUND if it cannot be an id
 */
export function nodeId(text: string): string {
  if (!isNodeId(text)) throw notFound();
  return text;
}
