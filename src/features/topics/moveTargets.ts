import { miscGroup } from '@contract/limits';
import type { Profile, ProfileGroup, TopicType } from '@contract/topic';
import { weakMapMemoize } from '@reduxjs/toolkit';
import { groupsInOrder } from './groupsInOrder';
import { miscOf, type TopicContent, type TopicTree } from './topicTree';

/** The categories that a topic which may be moved can move to: its owner's others that may be changed, and Misc for one's own. */
export const moveTargets = (
  { groups, trees }: TopicContent,
  { topicType, owner, profileGroupId }: Pick<Profile, 'topicType' | 'owner' | 'profileGroupId'>,
): readonly ProfileGroup[] => targetsAmong(groups, trees[topicType].groupIds, topicType, owner, profileGroupId);

/** The same list while the categories are the same, whatever becomes of their topics. */
const targetsAmong = weakMapMemoize(
  (
    groups: TopicContent['groups'],
    groupIds: TopicTree['groupIds'],
    topicType: TopicType,
    owner: string,
    profileGroupId: string,
  ): readonly ProfileGroup[] => {
    const stored = groupsInOrder(groups, groupIds).filter(
      (group) => group.id !== miscGroup.id && group.id !== profileGroupId && !group.blockEdit,
    );
    const toMisc = topicType === 'USER' && profileGroupId !== miscGroup.id;
    return toMisc ? [miscOf(owner), ...stored] : stored;
  },
);
