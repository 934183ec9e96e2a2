import type { WorkspaceArticle } from '@contract/workspaceArticles';
import { paths } from '@client/shared/navigation/paths';

/** Where a workspace is browsed; one's own has the short address. */
export const workspacePath = (ownerId: string, ownId: string | undefined): string =>
  paths.workspaces({ workspaceId: ownerId === ownId ? undefined : ownerId });

/** Where an article is read in a workspace; `isNew`: opening it marks its notification as read. */
export function workspaceArticlePath(
  { id, itemVersion }: Pick<WorkspaceArticle, 'id' | 'itemVersion'>,
  ownerId: string,
  isNew = false,
): string {
  return paths.workspaceArticle({
    articleId: id,
    workspaceId: ownerId,
    version: String(itemVersion),
    isNew: isNew ? 'true' : undefined,
  });
}
