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

const editRoot = (type: TopicType): string => (type === 'COMPANY' ? '/topics/admin' : '/topics');

export const topicEditPath = ({ id, topicType }: Pick<Profile, 'id' | 'topicType'>): string =>
  `${editRoot(topicType)}/${encodeURIComponent(id)}`;

/** Where a category is made: of an owner, at the top level or in another category. */
export function newCategoryPath(type: TopicType, parentId?: string): string {
  const path = parentId === undefined ? '/profile-group/add' : `/profile-group/add/${encodeURIComponent(parentId)}`;
  return type === 'COMPANY' ? `${path}?company=true` : path;
}

export const editCategoryPath = (groupId: string): string => `/profile-group/${encodeURIComponent(groupId)}`;

/** Where a new topic is made whose category is chosen there. */
export const newTopicPaths: Readonly<Record<TopicType, string>> = {
  USER: '/add-topic',
  COMPANY: '/topics/admin',
  WATCHDESK: '/add-topic',
};

/** Where a new topic of this category is made. */
export const newTopicPath = (type: TopicType, groupId: string): string =>
  `${editRoot(type)}/${encodeURIComponent(groupId)}`;
