import type { UnknownAction } from '@reduxjs/toolkit';
import { categoryEndpoints } from '@client/api/data/categories';
import { topicEndpoints } from '@client/api/data/topics';
import { channelEndpoints } from '@client/api/iam/channels';
import { groupManagementEndpoints } from '@client/api/iam/groupManagement';
import { userEndpoints } from '@client/api/iam/users';
import { workspaceArticleEndpoints } from '@client/api/workspace/articles';
import { sectionEndpoints } from '@client/api/workspace/sections';
import { selectUser } from '@client/features/session/sessionSelectors';
import { categoryPath, topicListPaths } from '@client/features/topics/topicPaths';
import { workspacePath } from '@client/features/workspace/workspacePaths';
import { paths } from '@client/shared/navigation/paths';
import type { AppStartListening } from '@client/shared/redux/thunkTypes';
import type { RootState } from '@client/shared/redux/rootState';
import { pagesAt } from '@client/shared/services/removedPages';

type Fulfilled<Arg> = UnknownAction & { meta: { arg: { originalArgs: Arg } } };

interface Removal<Arg> {
  endpoint: { matchFulfilled: (action: UnknownAction) => action is Fulfilled<Arg> };
  ids: (arg: Arg) => readonly string[];
  pages: (id: string) => ReturnType<typeof pagesAt>[];
  /** The path to show instead, computed from the state before the removal. */
  replacement: (id: string, before: RootState, arg: Arg) => string;
}

const { deleteTopic } = topicEndpoints.endpoints;
const { deleteCategory } = categoryEndpoints.endpoints;
const { removeChannel, removeChannels } = channelEndpoints.endpoints;
const { removeUser, removeUsers } = userEndpoints.endpoints;
const { removeUserGroup, leaveUserGroup } = groupManagementEndpoints.endpoints;
const { removeSection } = sectionEndpoints.endpoints;
const { deleteWorkspaceArticles } = workspaceArticleEndpoints.endpoints;

const channelPages = (id: string) => [pagesAt(paths.editChannel, { id })];
const userPages = (userId: string) => [pagesAt(paths.editUser, { userId })];
const userGroupPages = (id: string) => [
  pagesAt(paths.editUserGroup, { userGroupId: id }),
  pagesAt(paths.viewUserGroup, { userGroupId: id }),
  pagesAt(paths.workspaces, { workspaceId: id }),
  pagesAt(paths.workspaceArticle, { workspaceId: id }),
];

function workspaceOf(before: RootState, ownerId: string | undefined): string {
  const ownId = selectUser(before)?.ownerId;
  const id = ownerId ?? ownId;
  return id === undefined ? paths.workspaces() : workspacePath(id, ownId);
}

/** Records the pages of deleted objects, so that the browser's Back button skips them. */
export function addRemovedPagesReactions(startListening: AppStartListening): void {
  const add = <Arg>({ endpoint, ids, pages, replacement }: Removal<Arg>): void => {
    startListening({
      matcher: endpoint.matchFulfilled,
      effect: (action, { extra, getOriginalState }) => {
        const { originalArgs } = action.meta.arg;
        for (const id of ids(originalArgs)) {
          extra.services.removedPages.add(pages(id), replacement(id, getOriginalState(), originalArgs));
        }
      },
    });
  };

  add({
    endpoint: deleteTopic,
    ids: ({ id }) => [id],
    pages: (topicId) => [
      pagesAt(paths.editTopic, { topicId }),
      pagesAt(paths.editCompanyTopic, { topicId }),
      pagesAt(paths.topicResults, { topicId }),
      pagesAt(paths.topicArticle, { topicId }),
    ],
    replacement: (id, { topics }) => {
      const topic = topics.topics[id];
      return topic ? categoryPath(topic.topicType, topic.profileGroupId) : paths.home();
    },
  });
  add({
    endpoint: deleteCategory,
    ids: ({ id }) => [id],
    pages: (profileGroupId) => [
      pagesAt(paths.myTopics, { profileGroupId }),
      pagesAt(paths.companyTopics, { profileGroupId }),
      pagesAt(paths.editCategory, { profileGroupId }),
      pagesAt(paths.newCategory, { profileGroupId }),
    ],
    replacement: (id, { topics }) => {
      const { topicType, parentGroupId } = topics.groups[id] ?? { topicType: 'USER', parentGroupId: null };
      return parentGroupId === null ? topicListPaths[topicType] : categoryPath(topicType, parentGroupId);
    },
  });
  add({ endpoint: removeChannel, ids: (id) => [id], pages: channelPages, replacement: () => paths.channels() });
  add({ endpoint: removeChannels, ids: ({ ids }) => ids, pages: channelPages, replacement: () => paths.channels() });
  add({ endpoint: removeUser, ids: (id) => [id], pages: userPages, replacement: () => paths.users() });
  add({ endpoint: removeUsers, ids: ({ ids }) => ids, pages: userPages, replacement: () => paths.users() });
  add({
    endpoint: removeUserGroup,
    ids: (id) => [id],
    pages: userGroupPages,
    replacement: () => paths.userGroups(),
  });
  add({
    endpoint: leaveUserGroup,
    ids: (id) => [id],
    pages: userGroupPages,
    replacement: () => paths.userGroups({ tab: 'member' }),
  });
  add({
    endpoint: removeSection,
    ids: ({ id }) => [id],
    pages: (id) => [pagesAt(paths.newSection, { parentId: id }), pagesAt(paths.editSection, { groupId: id })],
    replacement: (_id, before, { ownerId }) => workspaceOf(before, ownerId),
  });
  add({
    endpoint: deleteWorkspaceArticles,
    ids: ({ articleIds }) => articleIds,
    pages: (articleId) => [pagesAt(paths.workspaceArticle, { articleId })],
    replacement: (_id, before, { ownerId }) => workspaceOf(before, ownerId),
  });
}
