import type { TopicType } from '@contract/topic';
import type { TextKey } from '@client/shared/lib/texts/en';

/** What each owner's topics are called. */
export const topicTypeTexts: Readonly<Record<TopicType, TextKey>> = {
  WATCHDESK: 'topics.watchdesk',
  COMPANY: 'topics.company',
  USER: 'topics.user',
};
