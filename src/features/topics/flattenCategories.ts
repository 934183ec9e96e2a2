import type { ProfileGroup } from '@contract/topic';
import { rootKey, type TopicContent, type TopicTree } from './topicTree';

/**
 * Returns an owner's categories in depth-first order: each followed by its descendants, siblings in the user's order.
 */
export function flattenCategories(groups: TopicContent['groups'], groupIds: TopicTree['groupIds']): ProfileGroup[] {
  const found: ProfileGroup[] = [];
  const open = [...(groupIds[rootKey] ?? [])].reverse();
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const group = groups[id];
    if (group) found.push(group);
    open.push(...[...(groupIds[id] ?? [])].reverse());
  }
  return found;
}
