import { newDraft } from '@contract/newsml/newsDocument';
import { categoriesOf } from '@server/articles/items/versionStore';
import type { Tx } from '@server/db/schema';
import { insertWorkspace } from '@server/workspaces/access';
import { ownArticleGuid, toVersion } from '@server/workspaces/own-articles/document';
import {
  insertOwnArticle,
  insertVersion,
  readOwnArticle,
  setPublishedVersion,
} from '@server/workspaces/own-articles/repository';
import { insertOwnPlace } from '@server/workspaces/contents/repository';
import { prepareItems, storeItems } from '@server/articles/items/ingest';
import { findItemId } from '@server/articles/items/versionStore';
import { listPublishChannels } from '@server/channels/publish-channels/repository';
import { insertComment } from '@server/workspaces/comments/repository';
import { insertNotifications } from '@server/workspaces/notifications/repository';
import { publishedItem } from '@server/workspaces/publishing/publishedItem';
import { savePublication } from '@server/workspaces/publishing/repository';
import { demoOwnArticles, type DemoOwnArticle } from './department/ownArticles';

interface Author {
  id: string;
  name: string;
  department: { id: string; name: string };
}

export interface OwnArticleOptions {
  publicUrl: string;
  now: Date;
}

/** Writes the demo's own articles with their comments, publishes one, and notifies those that they are shared with. */
export async function seedOwnArticles(tx: Tx, options: OwnArticleOptions): Promise<void> {
  for (const article of demoOwnArticles) await seedOwnArticle(tx, article, options);
}

/** Writes an article into its author's workspace and those of groups, unless the author was deleted. */
async function seedOwnArticle(tx: Tx, article: DemoOwnArticle, { publicUrl, now }: OwnArticleOptions): Promise<void> {
  const author = await findAuthor(tx, article.uid);
  if (!author) return;
  const written = new Date(now.getTime() - article.hoursBefore * 3_600_000);
  const categories = await categoriesOf(tx);
  const id = await insertOwnArticle(tx, {
    department_id: author.department.id,
    author_id: author.id,
    created_at: written,
  });
  const content = toVersion(
    {
      ...newDraft({ guid: ownArticleGuid(id), now: written.toISOString(), author: author.name }),
      headline: article.headline,
      description: [article.description],
      category: { id: article.category, name: categories.get(article.category) ?? '' },
      keywords: [...article.keywords],
      bodyHtml: article.body,
    },
    {
      articleId: id,
      version: 1,
      departmentName: author.department.name,
      publicUrl,
      categories,
      files: new Map(),
      savedBy: author.id,
      firstCreated: written,
      now: written,
    },
  );
  await insertVersion(tx, id, content);
  const place = { articleId: id, title: content.headline, now: written };
  await insertWorkspace(tx, { id: author.id, departmentId: author.department.id, isPersonal: true });
  await insertOwnPlace(tx, { ...place, workspaceId: author.id, sharedBy: null });
  for (const groupId of await findGroups(tx, author, article.groups ?? [])) {
    await insertWorkspace(tx, { id: groupId, departmentId: author.department.id, isPersonal: false });
    await insertOwnPlace(tx, { ...place, workspaceId: groupId, sharedBy: author.id });
    const at = { workspaceId: groupId, articleIds: [id], now: written };
    const readers = (await membersOf(tx, groupId)).filter((userId) => userId !== author.id);
    await insertNotifications(tx, { ...at, kind: 'shared', userIds: readers, actorId: author.id });
    await seedComments(tx, article, { workspaceId: groupId, articleId: id, authorId: author.id }, now);
  }
  if (article.isPublished === true) await publish(tx, id, author.department.id, { written, now });
}

/** The comments of an article, an hour apart; the author is notified of those of others. */
async function seedComments(
  tx: Tx,
  { comments = [] }: DemoOwnArticle,
  { authorId, ...place }: { workspaceId: string; articleId: string; authorId: string },
  now: Date,
): Promise<void> {
  for (const [index, { uid, comment }] of comments.entries()) {
    const writer = await findAuthor(tx, uid);
    if (!writer) continue;
    const at = new Date(now.getTime() - (comments.length - index) * 3_600_000);
    await insertComment(tx, { ...place, authorId: writer.id, comment, now: at });
    if (writer.id === authorId) continue;
    const { workspaceId, articleId } = place;
    const notice = { workspaceId, articleIds: [articleId], actorId: writer.id, now: at };
    await insertNotifications(tx, { ...notice, kind: 'commented', userIds: [authorId] });
  }
}

/** Publishes an article to the department's first publish channel. */
async function publish(
  tx: Tx,
  id: string,
  departmentId: string,
  { written, now }: { written: Date; now: Date },
): Promise<void> {
  const row = await readOwnArticle(tx, departmentId, id);
  const [channel] = await listPublishChannels(tx, departmentId);
  if (!row || !channel) return;
  const item = publishedItem({ row, topicIds: [], withdrawnAt: null, now: written });
  await storeItems(tx, await prepareItems(tx, { sourceId: channel.id, items: [item], receivedAt: now }));
  const itemId = await findItemId(tx, channel.id, item.guid);
  if (itemId === undefined) return;
  await savePublication(tx, id, { sourceId: channel.id, itemId });
  await setPublishedVersion(tx, id, row.version, written);
}

async function membersOf(tx: Tx, groupId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('user_group_member')
    .select('user_id')
    .where('group_id', '=', groupId)
    .orderBy('user_id')
    .execute();
  return rows.map((row) => row.user_id);
}

async function findAuthor(tx: Tx, uid: string): Promise<Author | undefined> {
  const row = await tx
    .selectFrom('user_account as u')
    .innerJoin('department as d', 'd.id', 'u.department_id')
    .select(['u.id', 'u.given_name', 'u.sur_name', 'd.id as department_id', 'd.name as department_name'])
    .where('u.uid', '=', uid)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      name: `${row.given_name} ${row.sur_name}`,
      department: { id: row.department_id, name: row.department_name },
    }
  );
}

async function findGroups(tx: Tx, author: Author, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const rows = await tx
    .selectFrom('user_group as g')
    .innerJoin('user_group_member as m', 'm.group_id', 'g.id')
    .select('g.id')
    .where('g.name', 'in', [...names])
    .where('g.department_id', '=', author.department.id)
    .where('m.user_id', '=', author.id)
    .orderBy('g.id')
    .execute();
  return rows.map(({ id }) => id);
}
