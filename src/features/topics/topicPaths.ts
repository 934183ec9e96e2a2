import { providerOwner } from '@contract/limits';
import type { Profile, TopicType } from '@contract/topic';
import { paths } from '@client/shared/navigation/paths';

const topicLists = { USER: paths.myTopics, COMPANY: paths.companyTopics, WATCHDESK: paths.watchdeskTopics } as const;

/** Where each owner's categories are listed. */
export const topicListPaths: Readonly<Record<TopicType, string>> = {
  USER: paths.myTopics(),
  COMPANY: paths.companyTopics(),
  WATCHDESK: paths.watchdeskTopics(),
};

/** A topic's results; another's topic carries its owner. */
export function topicResultsPath({ id, topicType, owner }: Pick<Profile, 'id' | 'topicType' | 'owner'>): string {
  if (topicType === 'USER') return paths.topicResults({ topicId: id });
  return paths.topicResults({ topicId: id, owner: topicType === 'WATCHDESK' ? providerOwner : owner });
}

export const categoryPath = (type: TopicType, groupId: string): string => topicLists[type]({ profileGroupId: groupId });

const editTopic = (type: TopicType) => (type === 'COMPANY' ? paths.editCompanyTopic : paths.editTopic);

export const topicEditPath = ({ id, topicType }: Pick<Profile, 'id' | 'topicType'>): string =>
  editTopic(topicType)({ topicId: id });

/** Where a category is made: of an owner, at the top level or in another category. */
export const newCategoryPath = (type: TopicType, parentId?: string): string =>
  paths.newCategory({ profileGroupId: parentId, company: type === 'COMPANY' ? 'true' : undefined });

/** Where a new topic is made whose category is chosen there. */
export const newTopicPaths: Readonly<Record<TopicType, string>> = {
  USER: paths.newTopic(),
  COMPANY: paths.editCompanyTopic(),
  WATCHDESK: paths.newTopic(),
};

/** Where a new topic of this category is made. */
export const newTopicPath = (type: TopicType, groupId: string): string => editTopic(type)({ topicId: groupId });
