import type { TopicType } from '@contract/topic';

/** Company topics are managed by administrators, one's own by oneself, the provider's by nobody. */
export const managesTopics = (type: TopicType, isAdmin: boolean): boolean =>
  type === 'USER' || (type === 'COMPANY' && isAdmin);

/** Whether a topic or category can be edited; the server decides in the end. */
export const canEdit = (one: { topicType: TopicType; blockEdit: boolean }, isAdmin: boolean): boolean =>
  !one.blockEdit && managesTopics(one.topicType, isAdmin);
