import type { WorkspaceArticle } from '@contract/workspaceArticles';

/** Where a workspace is browsed; one's own has the short address. */
export const workspacePath = (ownerId: string, ownId: string | undefined): string =>
  ownerId === ownId ? '/workspaces' : `/workspaces/${encodeURIComponent(ownerId)}`;

/** Where an article is read in a workspace; `isNew`: opening it marks its notification as read. */
export function workspaceArticlePath(
  { id, itemVersion }: Pick<WorkspaceArticle, 'id' | 'itemVersion'>,
  ownerId: string,
  isNew = false,
): string {
  const path = `/workspace-article/${encodeURIComponent(id)}/${encodeURIComponent(ownerId)}/${itemVersion}`;
  return isNew ? `${path}/true` : path;
}
