import { miscGroup } from '@contract/limits';
import type { Profile, ProfileGroup, TopicTreeAnswer, TopicType } from '@contract/topic';
import { isDraft, original, type Draft } from '@reduxjs/toolkit';
import { isDeepEqual } from '@client/shared/values/isDeepEqual';

/** The key of the top-level categories in a tree. */
export const rootKey = 'ROOT';

/** The tree of one owner: ids of categories by parent and ids of topics by category, in order. */
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

/** Returns the synthetic category Misc, which contains personal topics without a category. */
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

const withoutType = <T extends { topicType: TopicType }>(byId: Record<string, T>, type: TopicType): Record<string, T> =>
  Object.fromEntries(Object.entries(byId).filter(([, one]) => one.topicType !== type));

/**
 * Returns the original of an Immer draft: reading through the draft would create thousands of proxies. This module
 * replaces lists and records and never mutates them.
 */
const originalOf = <T>(value: T & Draft<T>): T => (isDraft(value) ? (original<T>(value) ?? value) : value);

/**
 * Returns the previous value if the new one is deeply equal, so that memoized components don't render and unchanged
 * slices aren't written.
 */
const known = <T extends object>(before: T | undefined, now: T): T =>
  before && isDeepEqual(before, now) ? before : now;

/** Returns lists with equal ones replaced by the previous lists. */
const keepEqualLists = (before: Record<string, string[]>, now: Record<string, string[]>): Record<string, string[]> =>
  known(before, Object.fromEntries(Object.entries(now).map(([id, list]) => [id, known(before[id], list)])));

/** Returns the previous record if keys and values are identical. */
function keepEqualRecord<T>(before: Record<string, T>, now: Record<string, T>): Record<string, T> {
  const keys = Object.keys(now);
  const same = keys.length === Object.keys(before).length && keys.every((key) => before[key] === now[key]);
  return same ? before : now;
}

/**
 * Replaces an owner's tree by the response, and keeps equal objects. Topics without a category go to the synthetic
 * Misc.
 */
export function replaceTree(content: TopicContent, type: TopicType, answer: TopicTreeAnswer): void {
  const before = {
    topics: originalOf(content.topics),
    groups: originalOf(content.groups),
    tree: originalOf(content.trees[type]),
  };
  const topics = withoutType(before.topics, type);
  const groups = withoutType(before.groups, type);
  const tree: TopicTree = { groupIds: {}, topicIds: {} };
  for (const group of answer.groups) {
    groups[group.id] = known(before.groups[group.id], group);
    append(tree.groupIds, group.parentGroupId ?? rootKey, group.id);
  }
  for (const topic of answer.profiles) {
    if (topic.profileGroupId === miscGroup.id && !groups[miscGroup.id]) {
      groups[miscGroup.id] = known(before.groups[miscGroup.id], miscOf(topic.owner));
      append(tree.groupIds, rootKey, miscGroup.id);
    }
    topics[topic.id] = known(before.topics[topic.id], topic);
    append(tree.topicIds, topic.profileGroupId, topic.id);
  }
  content.topics = keepEqualRecord(before.topics, topics);
  content.groups = keepEqualRecord(before.groups, groups);
  content.trees[type] = known(before.tree, {
    groupIds: keepEqualLists(before.tree.groupIds, tree.groupIds),
    topicIds: keepEqualLists(before.tree.topicIds, tree.topicIds),
  });
}

/**
 * The place that a topic or category was moved from, so that a failed move can be reverted without affecting others.
 */
export interface Place {
  id: string;
  parent: string;
  index: number;
}

/**
 * Moves a topic within a category or to another; an `index` past the end appends. Returns the previous place, or null
 * if the topic is unknown.
 */
export function moveTopicTo(
  content: TopicContent,
  id: string,
  parent: string,
  index: number | undefined,
): Place | null {
  const known = originalOf(content.topics)[id];
  if (!known) return null;
  const { topicIds } = content.trees[known.topicType];
  const target = originalOf(topicIds[parent]) ?? [];
  // A move within a category doesn't change the topic: don't create a draft of the record of topics.
  if (known.profileGroupId === parent && target.includes(id)) {
    topicIds[parent] = insertAt(target, id, index);
    return { id, parent, index: target.indexOf(id) };
  }
  const topic = content.topics[id];
  if (!topic) return null;
  // Replaces whole lists, because each step on a draft is slow.
  const from = originalOf(topicIds[topic.profileGroupId]) ?? [];
  const place = { id, parent: topic.profileGroupId, index: from.indexOf(id) };
  if (place.index >= 0) topicIds[topic.profileGroupId] = from.toSpliced(place.index, 1);
  topicIds[parent] = insertAt(originalOf(topicIds[parent]) ?? [], id, index);
  topic.profileGroupId = parent;
  return place;
}

/** Returns the list with the id at the index, or at the end if the index is past it. */
function insertAt(ids: readonly string[], id: string, index = ids.length): string[] {
  const others = ids.filter((one) => one !== id);
  return others.toSpliced(Math.min(index, others.length), 0, id);
}

/** Moves a category among its siblings. Returns the previous place, or null if the category is unknown. */
export function moveGroupTo(content: TopicContent, id: string, index: number): Place | null {
  const group = content.groups[id];
  if (!group) return null;
  const parent = group.parentGroupId ?? rootKey;
  const { groupIds } = content.trees[group.topicType];
  const siblings = originalOf(groupIds[parent]) ?? [];
  const place = { id, parent, index: siblings.indexOf(id) };
  groupIds[parent] = insertAt(siblings, id, index);
  return place;
}
