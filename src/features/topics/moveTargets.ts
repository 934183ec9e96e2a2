import { miscGroup } from '@contract/limits';
import type { Profile, ProfileGroup, TopicType } from '@contract/topic';
import { weakMapMemoize } from '@reduxjs/toolkit';
import { flattenCategories } from './flattenCategories';
import { miscOf, type TopicContent, type TopicTree } from './topicTree';

/** A category in the list of the Move dialog. */
export interface MovePlace {
  group: ProfileGroup;
  /** False if the topic can't be moved there: the category is shown only as the parent of others. */
  takes: boolean;
}

/**
 * Returns the categories that a topic can be moved to: the owner's other editable categories, and Misc for personal
 * topics.
 */
export const moveTargets = (content: TopicContent, topic: Movable): readonly ProfileGroup[] =>
  targetsOf(movePlaces(content, topic));

/**
 * Returns the categories of `moveTargets` and, with `takes` false, their ancestors that can't take the topic, so that the
 * indentation shows where each target is.
 */
export const movePlaces = (
  { groups, trees }: TopicContent,
  { topicType, owner, profileGroupId }: Movable,
): readonly MovePlace[] => selectPlaces(groups, trees[topicType].groupIds, topicType, owner, profileGroupId);

type Movable = Pick<Profile, 'topicType' | 'owner' | 'profileGroupId'>;

const targetsOf = weakMapMemoize((places: readonly MovePlace[]): readonly ProfileGroup[] =>
  places.filter(({ takes }) => takes).map(({ group }) => group),
);

/** Memoized by the categories: changes of topics don't change the list. */
const selectPlaces = weakMapMemoize(
  (
    groups: TopicContent['groups'],
    groupIds: TopicTree['groupIds'],
    topicType: TopicType,
    owner: string,
    profileGroupId: string,
  ): readonly MovePlace[] => {
    const stored = flattenCategories(groups, groupIds)
      .filter((group) => group.id !== miscGroup.id)
      .map((group) => ({ group, takes: group.id !== profileGroupId && !group.blockEdit }));
    const toMisc = topicType === 'USER' && profileGroupId !== miscGroup.id;
    return withTargets(toMisc ? [{ group: miscOf(owner), takes: true }, ...stored] : stored);
  },
);

/** Removes categories that can't take the topic and have no descendant that can. Parents come before their children. */
function withTargets(places: readonly MovePlace[]): readonly MovePlace[] {
  const above = new Set<string | null>();
  const kept = places.toReversed().filter(({ group, takes }) => {
    if (!takes && !above.has(group.id)) return false;
    above.add(group.parentGroupId);
    return true;
  });
  return kept.reverse();
}
