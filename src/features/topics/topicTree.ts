import { miscGroup } from '@contract/limits';
import type { Profile, ProfileGroup, TopicTreeAnswer, TopicType } from '@contract/topic';

/** The key under which a tree keeps its top-level categories. */
export const rootKey = 'ROOT';

/** One owner's tree: the order of categories under each parent, and of topics in each category. */
export interface TopicTree {
  groupIds: Record<string, string[]>;
  topicIds: Record<string, string[]>;
}

export interface TopicContent {
  topics: Record<string, Profile>;
  groups: Record<string, ProfileGroup>;
  trees: Record<TopicType, TopicTree>;
}

export const topicTypes: readonly TopicType[] = ['WATCHDESK', 'COMPANY', 'USER'];
export const emptyTree: TopicTree = { groupIds: {}, topicIds: {} };

const append = (lists: Record<string, string[]>, key: string, id: string): void => {
  (lists[key] ??= []).push(id);
};

/** The synthetic category of a person's topics that are in none. */
export const miscOf = (ownerId: string): ProfileGroup => ({
  id: miscGroup.id,
  type: 'PROFILEGROUP',
  topicType: 'USER',
  name: miscGroup.name,
  owner: ownerId,
  parentGroupId: null,
  profileGroupIcon: null,
  blockEdit: true,
  depth: 1,
});

const ofOthers = <T extends { topicType: TopicType }>(byId: Record<string, T>, type: TopicType): Record<string, T> =>
  Object.fromEntries(Object.entries(byId).filter(([, one]) => one.topicType !== type));

/** Puts an owner's tree in the place of what was known of it. Topics outside any category go to the synthetic Misc. */
export function replaceTree(content: TopicContent, type: TopicType, answer: TopicTreeAnswer): void {
  content.topics = ofOthers(content.topics, type);
  content.groups = ofOthers(content.groups, type);
  const tree: TopicTree = { groupIds: {}, topicIds: {} };
  for (const group of answer.groups) {
    content.groups[group.id] = group;
    append(tree.groupIds, group.parentGroupId ?? rootKey, group.id);
  }
  for (const topic of answer.profiles) {
    if (topic.profileGroupId === miscGroup.id && !content.groups[miscGroup.id]) {
      content.groups[miscGroup.id] = miscOf(topic.owner);
      append(tree.groupIds, rootKey, miscGroup.id);
    }
    content.topics[topic.id] = topic;
    append(tree.topicIds, topic.profileGroupId, topic.id);
  }
  content.trees[type] = tree;
}

/** Where a moved thing came from, so that a refused move can be taken back alone. */
export interface Place {
  id: string;
  parent: string;
  index: number;
}

/** Moves a topic within or across categories; `index` past the end appends. Gives where it was, or null if it is unknown. */
export function moveTopicTo(
  content: TopicContent,
  id: string,
  parent: string,
  index: number | undefined,
): Place | null {
  const topic = content.topics[id];
  if (!topic) return null;
  const { topicIds } = content.trees[topic.topicType];
  const from = topicIds[topic.profileGroupId] ?? [];
  const place = { id, parent: topic.profileGroupId, index: from.indexOf(id) };
  if (place.index >= 0) from.splice(place.index, 1);
  const target = (topicIds[parent] ??= []);
  target.splice(Math.min(index ?? target.length, target.length), 0, id);
  topic.profileGroupId = parent;
  return place;
}

/** Reorders a category among its siblings. Gives where it was, or null if it is unknown. */
export function moveGroupTo(content: TopicContent, id: string, index: number): Place | null {
  const group = content.groups[id];
  if (!group) return null;
  const parent = group.parentGroupId ?? rootKey;
  const siblings = (content.trees[group.topicType].groupIds[parent] ??= []);
  const place = { id, parent, index: siblings.indexOf(id) };
  if (place.index >= 0) siblings.splice(place.index, 1);
  siblings.splice(Math.min(index, siblings.length), 0, id);
  return place;
}
