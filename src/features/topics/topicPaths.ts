import { providerOwner } from '@contract/limits';
import type { Profile, TopicType } from '@contract/topic';
import { paths } from '@client/shared/navigation/paths';

const topicLists = { USER: paths.myTopics, COMPANY: paths.companyTopics, WATCHDESK: paths.watchdeskTopics } as const;

/** The paths of each owner's list of categories. */
export const topicListPaths: Readonly<Record<TopicType, string>> = {
  USER: paths.myTopics(),
  COMPANY: paths.companyTopics(),
  WATCHDESK: paths.watchdeskTopics(),
};

/** Returns the path of a topic's results; it contains the owner unless the topic is the user's own. */
export function topicResultsPath({ id, topicType, owner }: Pick<Profile, 'id' | 'topicType' | 'owner'>): string {
  if (topicType === 'USER') return paths.topicResults({ topicId: id });
  return paths.topicResults({ topicId: id, owner: topicType === 'WATCHDESK' ? providerOwner : owner });
}

export const categoryPath = (type: TopicType, groupId: string): string => topicLists[type]({ profileGroupId: groupId });

const editTopic = (type: TopicType) => (type === 'COMPANY' ? paths.editCompanyTopic : paths.editTopic);

export const topicEditPath = ({ id, topicType }: Pick<Profile, 'id' | 'topicType'>): string =>
  editTopic(topicType)({ topicId: id });

/** Returns the path of the form for a new category, at the owner's top level or inside another category. */
export const newCategoryPath = (type: TopicType, parentId?: string): string =>
  paths.newCategory({ profileGroupId: parentId, company: type === 'COMPANY' ? 'true' : undefined });

/** The paths of the form for a new topic, by type, if no category is given: the user selects it in the form. */
export const newTopicPathsWithoutCategory: Readonly<Record<TopicType, string>> = {
  USER: paths.newTopic(),
  COMPANY: paths.editCompanyTopic(),
  WATCHDESK: paths.newTopic(),
};

/** Returns the path of the form for a new topic in this category. */
export const newTopicPathInCategory = (type: TopicType, groupId: string): string =>
  editTopic(type)({ topicId: groupId });
