import type { ProfileGroup, TopicType } from '@contract/topic';
import { rootKey, type TopicContent } from './topicTree';

/** An owner's categories as a tree is read: each followed by those below it, in the order people gave them. */
export function groupsInOrder({ trees, groups }: TopicContent, type: TopicType): ProfileGroup[] {
  const found: ProfileGroup[] = [];
  const open = [...(trees[type].groupIds[rootKey] ?? [])].reverse();
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const group = groups[id];
    if (group) found.push(group);
    open.push(...[...(trees[type].groupIds[id] ?? [])].reverse());
  }
  return found;
}
