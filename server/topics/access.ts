import { providerOwner } from '@contract/limits';
import type { TopicType } from '@contract/topic';
import type { Caller } from '@server/http/caller';
import { forbidden, notFound } from '@server/http/errors';

/** What says whose a topic or a category is. */
export interface Owned {
  topic_type: TopicType;
  owner: string;
  block_edit: boolean;
}

export const texts = {
  topicUnknown: 'Topic not found. It may have been deleted.',
  editTopic: 'You do not have permission to edit this profile.',
  editGroup: 'You do not have permission to edit this profile group.',
  createGroup: 'You don’t have permission to create categories.',
} as const;

/** Whose topics and categories a caller sees: one's own, the department's and the provider's. Every query asks for these. */
export function visibleOwners(caller: Caller): string[] {
  return [caller.userId, caller.departmentId, providerOwner];
}

/** Whether what belongs to this owner can be managed by the caller: the provider's by nobody, the company's by administrators. */
export function managesOwner(caller: Caller, owner: string): boolean {
  if (owner === caller.userId) return true;
  return owner === caller.departmentId && caller.role === 'ADMIN';
}

/** Refuses with 403 what the caller sees but may not change. */
export function requireManaged(caller: Caller, node: Owned, refusal: string): void {
  if (node.block_edit || !managesOwner(caller, node.owner)) throw forbidden(refusal);
}

/** An `owner` in a request that is not the owner of what it names: nothing is found under it. */
export function requireOwner(node: Owned, owner: string | undefined): void {
  if (owner !== undefined && owner !== node.owner) throw notFound();
}

/** What a new topic or category of this owner is. An owner that the caller does not see is not found. */
export function typeOfOwner(caller: Caller, owner: string): TopicType {
  if (owner === caller.userId) return 'USER';
  if (owner === caller.departmentId) return 'COMPANY';
  if (owner === providerOwner) return 'WATCHDESK';
  throw notFound();
}

/** Whether a text can be the id of a topic, a category or an article. */
export function isNodeId(text: string): boolean {
  return /^[1-9][0-9]{0,17}$/.test(text);
}

/** The number in an address as the database takes it; what can be no id is not found. */
export function nodeId(text: string): string {
  if (!isNodeId(text)) throw notFound();
  return text;
}
