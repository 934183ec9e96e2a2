import type { TopicType } from '@contract/topic';
import type { TextKey } from '@client/shared/texts/t';

/** The name of each type of topics. */
export const topicTypeTexts: Readonly<Record<TopicType, TextKey>> = {
  WATCHDESK: 'topics.watchdesk',
  COMPANY: 'topics.company',
  USER: 'topics.user',
};
