import { providerOwner } from '@contract/limits';
import type { Profile, TopicType } from '@contract/topic';

/** Where each owner's categories are listed. */
export const topicListPaths: Readonly<Record<TopicType, string>> = {
  USER: '/my-topics',
  COMPANY: '/company-topics',
  WATCHDESK: '/watchdesk-topics',
};

/** A topic's results; another's topic carries its owner. */
export function topicResultsPath({ id, topicType, owner }: Pick<Profile, 'id' | 'topicType' | 'owner'>): string {
  const path = `/topic-search-results/${encodeURIComponent(id)}`;
  if (topicType === 'USER') return path;
  return `${path}/${encodeURIComponent(topicType === 'WATCHDESK' ? providerOwner : owner)}`;
}

export const categoryPath = (type: TopicType, groupId: string): string =>
  `${topicListPaths[type]}/${encodeURIComponent(groupId)}`;
