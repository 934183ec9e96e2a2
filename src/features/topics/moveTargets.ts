import { miscGroup } from '@contract/limits';
import type { Profile, ProfileGroup } from '@contract/topic';
import { groupsInOrder } from './groupsInOrder';
import { miscOf, type TopicContent } from './topicTree';

/** The categories that a topic which may be moved can move to: its owner's others that may be changed, and Misc for one's own. */
export function moveTargets(
  content: TopicContent,
  { topicType, owner, profileGroupId }: Pick<Profile, 'topicType' | 'owner' | 'profileGroupId'>,
): ProfileGroup[] {
  const stored = groupsInOrder(content, topicType).filter(
    (group) => group.id !== miscGroup.id && group.id !== profileGroupId && !group.blockEdit,
  );
  const toMisc = topicType === 'USER' && profileGroupId !== miscGroup.id;
  return toMisc ? [miscOf(owner), ...stored] : stored;
}
