import { limits } from '@contract/limits';
import type { ProfileGroup, TopicType } from '@contract/topic';

/**
 * Returns whether the user manages topics of this type: administrators the company's, users their own, nobody
 * Watchdesk's.
 */
export const canManageTopics = (type: TopicType, isAdmin: boolean): boolean =>
  type === 'USER' || (type === 'COMPANY' && isAdmin);

/** Returns whether the user can edit a topic or category; the server checks it too. */
export const canEdit = (one: { topicType: TopicType; blockEdit: boolean }, isAdmin: boolean): boolean =>
  !one.blockEdit && canManageTopics(one.topicType, isAdmin);

/**
 * Returns whether the user can create a category here: administrators only, for personal and company topics, up to the
 * maximum depth.
 */
export const canCreateCategory = (type: TopicType, parent: ProfileGroup | null, isAdmin: boolean): boolean =>
  isAdmin &&
  canManageTopics(type, isAdmin) &&
  (parent === null || (canEdit(parent, isAdmin) && parent.depth < limits.topicGroupDepth));
