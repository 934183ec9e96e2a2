import { miscGroup, providerOwner } from '@contract/limits';
import type { FavouritesAnswer, TopicTreeAnswer } from '@contract/topic';
import type { Db } from '@server/db/schema';
import type { Caller } from '@server/http/caller';
import { groupBy } from '@server/db/groupBy';
import { listGroups } from './categories/repository';
import { miscOf, toTree } from './categories/categoryTree';
import { toProfile } from './visibleTopics';
import { listFavourites, listOfOwner } from './repository';

/** The tree of the provider's topics, the same for everybody. */
export function providerTree(db: Db, caller: Caller): Promise<TopicTreeAnswer> {
  return treeOf(db, caller, providerOwner);
}

/** The tree of the topics of the caller's department. */
export function companyTree(db: Db, caller: Caller): Promise<TopicTreeAnswer> {
  return treeOf(db, caller, caller.departmentId);
}

/** The tree of the caller's own topics; the last category is Misc. */
export function ownTree(db: Db, caller: Caller): Promise<TopicTreeAnswer> {
  return treeOf(db, caller, caller.userId);
}

async function treeOf(db: Db, caller: Caller, owner: string): Promise<TopicTreeAnswer> {
  const [groupRows, topics] = await Promise.all([listGroups(db, owner), listOfOwner(db, caller, owner)]);
  const groups = toTree(groupRows);
  if (owner === caller.userId) groups.push(miscOf(caller.userId));
  const byGroup = groupBy(topics, (topic) => topic.group_id ?? miscGroup.id);
  const profiles = groups.flatMap((group) => byGroup.get(group.id) ?? []).map((topic) => toProfile(topic, caller));
  return { groups, profiles, total: profiles.length };
}

export async function favourites(db: Db, caller: Caller): Promise<FavouritesAnswer> {
  const rows = await listFavourites(db, caller);
  return { profiles: rows.map((row) => toProfile(row, caller)), total: rows.length };
}
