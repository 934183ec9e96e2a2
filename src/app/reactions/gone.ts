import { isFulfilled } from '@reduxjs/toolkit';
import { categoryPath, topicListPaths } from '@client/features/topics/topicPaths';
import { isRecord } from '@client/shared/lib/isRecord';
import { noteGone } from '@client/shared/lib/trail';
import type { AppStartListening } from '@client/shared/redux/listening';
import type { RootState } from '@client/shared/redux/rootState';

/** Where the pages of a removed thing lead, by the call that removed it: calls by name, as most belong to pages of their own. */
const insteads: Readonly<Record<string, (id: string, before: RootState) => string>> = {
  deleteTopic: (id, { topics }) => {
    const topic = topics.topics[id];
    return topic ? categoryPath(topic.topicType, topic.profileGroupId) : '/';
  },
  deleteCategory: (id, { topics }) => {
    const { topicType, parentGroupId } = topics.groups[id] ?? { topicType: 'USER', parentGroupId: null };
    return parentGroupId === null ? topicListPaths[topicType] : categoryPath(topicType, parentGroupId);
  },
  removeChannel: () => '/channels',
  removeChannels: () => '/channels',
  removeUser: () => '/users',
  removeUsers: () => '/users',
  removeUserGroup: () => '/user-groups',
  leaveUserGroup: () => '/user-groups?tab=member',
};

function idsOf(arg: unknown): string[] {
  if (typeof arg === 'string') return [arg];
  if (!isRecord(arg)) return [];
  const ids = Array.isArray(arg.ids) ? arg.ids : [arg.id];
  return ids.filter((id) => typeof id === 'string');
}

/** What was removed has no page any more: the browser's Back leads past it. */
export function addGoneReaction(startListening: AppStartListening): void {
  startListening({
    matcher: isFulfilled,
    effect: (action, { getOriginalState }) => {
      const { arg }: { arg: unknown } = action.meta;
      if (!isRecord(arg) || arg.type !== 'mutation' || typeof arg.endpointName !== 'string') return;
      const instead = insteads[arg.endpointName];
      if (!instead) return;
      const before = getOriginalState();
      for (const id of idsOf(arg.originalArgs)) noteGone(id, instead(id, before));
    },
  });
}
