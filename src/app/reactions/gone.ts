import { isFulfilled } from '@reduxjs/toolkit';
import { selectUser } from '@client/features/session/sessionSelectors';
import { categoryPath, topicListPaths } from '@client/features/topics/topicPaths';
import { workspacePath } from '@client/features/workspace/workspacePaths';
import { isRecord } from '@client/shared/lib/isRecord';
import { noteGone, type PageParts } from '@client/shared/lib/trail';
import { paths } from '@client/shared/navigation/paths';
import type { AppStartListening } from '@client/shared/redux/listening';
import type { RootState } from '@client/shared/redux/rootState';

interface Removal {
  /** The pages of what was removed. */
  pages: (id: string) => readonly PageParts[];
  /** Where they lead. */
  instead: (id: string, before: RootState, arg: unknown) => string;
}

const channel: Removal = { pages: (id) => [['channels', 'admin', id]], instead: () => paths.channels() };
const user: Removal = { pages: (id) => [['users', 'admin', id]], instead: () => paths.users() };
const group = (instead: string): Removal => ({
  pages: (id) => [
    ['user-groups', 'add', id],
    ['user-groups', 'view', id],
    ['workspaces', id],
    ['workspace-article', null, id],
  ],
  instead: () => instead,
});

/** The workspace that a call names. */
function workspaceOf(_id: string, before: RootState, arg: unknown): string {
  const ownId = selectUser(before)?.ownerId;
  const ownerId = isRecord(arg) && typeof arg.ownerId === 'string' ? arg.ownerId : ownId;
  return ownerId === undefined ? paths.workspaces() : workspacePath(ownerId, ownId);
}

/** What is removed by which call: calls by name, as most belong to pages of their own. */
const removals: Readonly<Record<string, Removal>> = {
  deleteTopic: {
    pages: (id) => [
      ['topics', id],
      ['topics', 'admin', id],
      ['topic-search-results', id],
      ['topic-article', null, null, id],
    ],
    instead: (id, { topics }) => {
      const topic = topics.topics[id];
      return topic ? categoryPath(topic.topicType, topic.profileGroupId) : paths.home();
    },
  },
  deleteCategory: {
    pages: (id) => [
      ['my-topics', id],
      ['company-topics', id],
      ['profile-group', id],
      ['profile-group', 'add', id],
    ],
    instead: (id, { topics }) => {
      const { topicType, parentGroupId } = topics.groups[id] ?? { topicType: 'USER', parentGroupId: null };
      return parentGroupId === null ? topicListPaths[topicType] : categoryPath(topicType, parentGroupId);
    },
  },
  removeChannel: channel,
  removeChannels: channel,
  removeUser: user,
  removeUsers: user,
  removeUserGroup: group(paths.userGroups()),
  leaveUserGroup: group(paths.userGroups({ tab: 'member' })),
  removeSection: {
    pages: (id) => [
      ['groups', 'add', id],
      ['groups', 'edit', id],
    ],
    instead: workspaceOf,
  },
  deleteWorkspaceArticles: { pages: (id) => [['workspace-article', id]], instead: workspaceOf },
};

function idsOf(arg: unknown): string[] {
  if (typeof arg === 'string') return [arg];
  if (!isRecord(arg)) return [];
  const ids = [arg.ids, arg.articleIds].find((some) => Array.isArray(some)) ?? [arg.id];
  return ids.filter((id) => typeof id === 'string');
}

/** What was removed has no page any more: the browser's Back leads past it. */
export function addGoneReaction(startListening: AppStartListening): void {
  startListening({
    matcher: isFulfilled,
    effect: (action, { getOriginalState }) => {
      const { arg }: { arg: unknown } = action.meta;
      if (!isRecord(arg) || arg.type !== 'mutation' || typeof arg.endpointName !== 'string') return;
      const removal = removals[arg.endpointName];
      if (!removal) return;
      const before = getOriginalState();
      const { originalArgs } = arg;
      for (const id of idsOf(originalArgs)) noteGone(removal.pages(id), removal.instead(id, before, originalArgs));
    },
  });
}
