import { miscGroup } from '@contract/limits';
import type { Profile, ProfileGroup, TopicType } from '@contract/topic';
import { weakMapMemoize } from '@reduxjs/toolkit';
import { groupsInOrder } from './groupsInOrder';
import { miscOf, type TopicContent, type TopicTree } from './topicTree';

/** A category where a topic's way to others is shown. */
export interface MovePlace {
  group: ProfileGroup;
  /** False: it is shown only for the sake of those below it. */
  takes: boolean;
}

/** The categories that a topic which may be moved can move to: its owner's others that may be changed, and Misc for one's own. */
export const moveTargets = (content: TopicContent, topic: Movable): readonly ProfileGroup[] =>
  targetsOf(movePlaces(content, topic));

/** The same, and between them the categories above that cannot take it: without these, some would seem to lie in others. */
export const movePlaces = (
  { groups, trees }: TopicContent,
  { topicType, owner, profileGroupId }: Movable,
): readonly MovePlace[] => placesAmong(groups, trees[topicType].groupIds, topicType, owner, profileGroupId);

type Movable = Pick<Profile, 'topicType' | 'owner' | 'profileGroupId'>;

const targetsOf = weakMapMemoize((places: readonly MovePlace[]): readonly ProfileGroup[] =>
  places.filter(({ takes }) => takes).map(({ group }) => group),
);

/** The same list while the categories are the same, whatever becomes of their topics. */
const placesAmong = weakMapMemoize(
  (
    groups: TopicContent['groups'],
    groupIds: TopicTree['groupIds'],
    topicType: TopicType,
    owner: string,
    profileGroupId: string,
  ): readonly MovePlace[] => {
    const stored = groupsInOrder(groups, groupIds)
      .filter((group) => group.id !== miscGroup.id)
      .map((group) => ({ group, takes: group.id !== profileGroupId && !group.blockEdit }));
    const toMisc = topicType === 'USER' && profileGroupId !== miscGroup.id;
    return withTargets(toMisc ? [{ group: miscOf(owner), takes: true }, ...stored] : stored);
  },
);

/** Without those that neither take a topic nor lie above one that does. Parents come before their children. */
function withTargets(places: readonly MovePlace[]): readonly MovePlace[] {
  const above = new Set<string | null>();
  const kept = places.toReversed().filter(({ group, takes }) => {
    if (!takes && !above.has(group.id)) return false;
    above.add(group.parentGroupId);
    return true;
  });
  return kept.reverse();
}
