import type { Db } from '@server/db/schema';
import { insertWorkspace } from '@server/workspaces/access';
import { insertArticles } from '@server/workspaces/contents/repository';
import { storeArticle } from './storeArticle';

/**
 * Saves a new article into the workspace of a user or a user group, and notifies users of it. Returns the article's id.
 */
export async function notifyAbout(
  { deps: { db } }: { deps: { db: Db } },
  headline: string,
  workspace: { id: string; departmentId: string; isPersonal: boolean },
  users: readonly { userId: string }[],
  readAt: Date | null = null,
): Promise<string> {
  const source = { id: 'wire', name: 'wire', type: 'PUBLICATION' as const };
  await db
    .insertInto('source')
    .values(source)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const itemId = await storeArticle(db, { headline, body: `All about ${headline}.` });
  await db.transaction().execute(async (tx) => {
    await insertWorkspace(tx, workspace);
    const versions = [{ itemId, version: 1, headline }];
    await insertArticles(tx, { workspaceId: workspace.id, versions, sharedBy: null, now: new Date() });
    const row = { workspace_id: workspace.id, article_id: itemId, kind: 'shared' as const, read_at: readAt };
    await tx
      .insertInto('notification')
      .values(users.map(({ userId }) => ({ ...row, user_id: userId })))
      .execute();
  });
  return itemId;
}
