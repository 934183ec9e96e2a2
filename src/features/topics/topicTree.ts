import { miscGroup } from '@contract/limits';
import type { Profile, ProfileGroup, TopicTreeAnswer, TopicType } from '@contract/topic';
import { isDraft, original, type Draft } from '@reduxjs/toolkit';
import { isDeepEqual } from '@client/shared/values/isDeepEqual';

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

/** What a draft is of: going through a draft would make thousands. Here lists and records are replaced, never changed in place. */
const plain = <T>(value: T & Draft<T>): T => (isDraft(value) ? (original<T>(value) ?? value) : value);

/** What is known already, where nothing of it has changed: what is drawn of it need not be drawn anew, nor be written. */
const known = <T extends object>(before: T | undefined, now: T): T =>
  before && isDeepEqual(before, now) ? before : now;

/** The lists of a tree, each as it was where it still is. */
const knownLists = (before: Record<string, string[]>, now: Record<string, string[]>): Record<string, string[]> =>
  known(before, Object.fromEntries(Object.entries(now).map(([id, list]) => [id, known(before[id], list)])));

/** A record with the same values for the same keys is the one that was known. */
function knownRecord<T>(before: Record<string, T>, now: Record<string, T>): Record<string, T> {
  const keys = Object.keys(now);
  const same = keys.length === Object.keys(before).length && keys.every((key) => before[key] === now[key]);
  return same ? before : now;
}

/** Puts an owner's tree in the place of what was known of it. Topics outside any category go to the synthetic Misc. */
export function replaceTree(content: TopicContent, type: TopicType, answer: TopicTreeAnswer): void {
  const before = { topics: plain(content.topics), groups: plain(content.groups), tree: plain(content.trees[type]) };
  const topics = ofOthers(before.topics, type);
  const groups = ofOthers(before.groups, type);
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
  content.topics = knownRecord(before.topics, topics);
  content.groups = knownRecord(before.groups, groups);
  content.trees[type] = known(before.tree, {
    groupIds: knownLists(before.tree.groupIds, tree.groupIds),
    topicIds: knownLists(before.tree.topicIds, tree.topicIds),
  });
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
  const known = plain(content.topics)[id];
  if (!known) return null;
  const { topicIds } = content.trees[known.topicType];
  const target = plain(topicIds[parent]) ?? [];
  // Within its category nothing of the topic changes, and the record of thousands is not even looked into as a draft.
  if (known.profileGroupId === parent && target.includes(id)) {
    topicIds[parent] = putAt(target, id, index);
    return { id, parent, index: target.indexOf(id) };
  }
  const topic = content.topics[id];
  if (!topic) return null;
  // Whole lists are put in the place of others: each step within a draft's would cost.
  const from = plain(topicIds[topic.profileGroupId]) ?? [];
  const place = { id, parent: topic.profileGroupId, index: from.indexOf(id) };
  if (place.index >= 0) topicIds[topic.profileGroupId] = from.toSpliced(place.index, 1);
  topicIds[parent] = putAt(plain(topicIds[parent]) ?? [], id, index);
  topic.profileGroupId = parent;
  return place;
}

/** The list with the id at the index, or at its end where that is past it. */
function putAt(ids: readonly string[], id: string, index = ids.length): string[] {
  const others = ids.filter((one) => one !== id);
  return others.toSpliced(Math.min(index, others.length), 0, id);
}

/** Reorders a category among its siblings. Gives where it was, or null if it is unknown. */
export function moveGroupTo(content: TopicContent, id: string, index: number): Place | null {
  const group = content.groups[id];
  if (!group) return null;
  const parent = group.parentGroupId ?? rootKey;
  const { groupIds } = content.trees[group.topicType];
  const siblings = plain(groupIds[parent]) ?? [];
  const place = { id, parent, index: siblings.indexOf(id) };
  groupIds[parent] = putAt(siblings, id, index);
  return place;
}
