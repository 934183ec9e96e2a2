import type { TopicType } from '@contract/topic';
import type { TextKey } from '@client/shared/texts/t';

/** What each owner's topics are called. */
export const topicTypeTexts: Readonly<Record<TopicType, TextKey>> = {
  WATCHDESK: 'topics.watchdesk',
  COMPANY: 'topics.company',
  USER: 'topics.user',
};
