import { limits } from '@contract/limits';
import type { ProfileGroup, TopicType } from '@contract/topic';

/** Company topics are managed by administrators, one's own by oneself, the provider's by nobody. */
export const managesTopics = (type: TopicType, isAdmin: boolean): boolean =>
  type === 'USER' || (type === 'COMPANY' && isAdmin);

/** Whether a topic or category can be edited; the server decides in the end. */
export const canEdit = (one: { topicType: TopicType; blockEdit: boolean }, isAdmin: boolean): boolean =>
  !one.blockEdit && managesTopics(one.topicType, isAdmin);

/** Only administrators make categories: their own and the company's, as deep as categories go. */
export const createsCategory = (type: TopicType, parent: ProfileGroup | null, isAdmin: boolean): boolean =>
  isAdmin &&
  managesTopics(type, isAdmin) &&
  (parent === null || (canEdit(parent, isAdmin) && parent.depth < limits.topicGroupDepth));
