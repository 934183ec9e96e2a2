import type { WorkspaceArticle } from '@contract/workspaceArticles';
import { paths } from '@client/shared/navigation/paths';

/** Returns the path of a workspace; the user's own has the short path. */
export const workspacePath = (ownerId: string, ownId: string | undefined): string =>
  paths.workspaces({ workspaceId: ownerId === ownId ? undefined : ownerId });

/** Returns the path of a workspace's article. `isNew`: opening it marks its notification as read. */
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

/** Returns the path of the form of an own article; without an id, of a new one. */
export const articleFormPath = (ownerId: string, ownId: string | undefined, articleId?: string): string =>
  ownerId === ownId ? paths.ownArticle({ articleId }) : paths.workspaceOwnArticle({ workspaceId: ownerId, articleId });
