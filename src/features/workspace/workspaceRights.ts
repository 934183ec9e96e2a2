import type { WorkspaceGroupsAnswer } from '@contract/workspaceArticles';

interface WorkspaceAccess {
  /** The owner id of the workspace. */
  ownerId: string;
  /** The owner id of the signed-in user. */
  ownId: string;
  mayPublish: boolean;
  /** The user's groups; undefined until they are loaded. */
  groups: WorkspaceGroupsAnswer | undefined;
}

/** What the signed-in user may do in a workspace, as the server decides it. */
export function workspaceRights({ ownerId, ownId, mayPublish, groups }: WorkspaceAccess) {
  const isOwn = ownerId === ownId;
  const group = groups?.workspaces.find((one) => one.ownerId === ownerId);
  const isOwner = isOwn || group?.members.some((one) => one.isOwner && one.ownerId === ownId) === true;
  /** Delete articles, and assign them to sections. */
  const canManage = isOwn || mayPublish;
  return { isOwn, group, canManage, canEditSections: canManage && isOwner };
}
