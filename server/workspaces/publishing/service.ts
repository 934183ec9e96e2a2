import type { PublishAnswer, PublishBody, UnpublishBody } from '@contract/ownArticles';
import { prepareItems, storeItems, type PreparedItems } from '@server/articles/items/ingest';
import { findItemId, withdrawItems } from '@server/articles/items/versionStore';
import type { Tx } from '@server/db/schema';
import { deleteMatchesOfItems } from '@server/matching/repository';
import type { Caller } from '@server/http/caller';
import type { Deps } from '@server/http/deps';
import { AppError, conflict, forbidden, notFound } from '@server/http/errors';
import { findWorkspace } from '../access';
import { lockOwnArticles, readOwnArticle, setPublishedVersion, type OwnArticleRow } from '../own-articles/repository';
import { copyOfOriginal } from './copyOfOriginal';
import { publishedItem } from './publishedItem';
import {
  publicationsOf,
  publicationTopics,
  savePublication,
  setPublicationTopics,
  withdrawPublications,
} from './repository';
import { publishTargets, sourcesOfTargets, type PublishTargets } from './targets';

const texts = {
  missing: 'Could not retrieve the article.',
  changed: 'The article was changed meanwhile. Please publish it again.',
  original: 'An article of a source can’t be unpublished. Unpublish the published copy.',
  notPublished: 'The article isn’t published.',
  otherVersion: 'The article was published again meanwhile.',
  permission: 'You don’t have permission to unpublish.',
} as const;

/**
 * Publishes the newest versions of a workspace's articles: an own article itself, a copy of a source's. Each article is
 * one transaction; what fails is reported and doesn't stop the others.
 */
export async function publishArticles(
  deps: Deps,
  caller: Caller,
  ownerId: string | undefined,
  body: PublishBody,
): Promise<PublishAnswer> {
  const targets = await publishTargets(deps.db, caller, body);
  const workspace = await findWorkspace(deps.db, caller, ownerId);
  const articles: PublishAnswer['articles'] = [];
  for (const articleId of new Set(body.articleIds)) {
    try {
      const publishedId = await ownArticleOf(deps, caller, workspace.id, articleId);
      const version = await publishOwnArticle(deps, caller, publishedId, targets);
      articles.push({ articleId, status: 'PUBLISHED', publishedId, version });
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      const failed = { articleId, status: 'REFUSED', publishedId: null, version: null } as const;
      articles.push({ ...failed, errorMessage: error.message });
    }
  }
  return { articles };
}

/** The own article to publish: the article itself, or the department's copy of a source's article, made if there is none. */
async function ownArticleOf(deps: Deps, caller: Caller, workspaceId: string, articleId: string): Promise<string> {
  const place = await deps.db
    .selectFrom('workspace_article')
    .select(['own_article_id', 'item_id', 'item_version'])
    .where('workspace_id', '=', workspaceId)
    .where('article_id', '=', articleId)
    .executeTakeFirst();
  if (!place) throw notFound(texts.missing);
  if (place.own_article_id !== null) return place.own_article_id;
  return copyOfOriginal(deps, caller, workspaceId, {
    itemId: place.item_id ?? '',
    version: place.item_version ?? 1,
  });
}

/**
 * Publishes the newest version of an own article exactly to these channels and topics: it is withdrawn from all others.
 * Returns the version.
 */
export async function publishOwnArticle(
  deps: Deps,
  caller: Caller,
  id: string,
  targets: PublishTargets,
): Promise<number> {
  const row = await readOwnArticle(deps.db, caller.departmentId, id);
  if (!row) throw notFound(texts.missing);
  // Analyzed before the transaction, which then holds its locks only briefly.
  const prepared = await prepare(deps, row, targets);
  return deps.db.transaction().execute(async (tx) => {
    const [locked] = await lockOwnArticles(tx, caller.departmentId, [id]);
    if (!locked) throw notFound(texts.missing);
    if (locked.latest_version !== row.version) throw conflict(texts.changed);
    await storePublication(tx, { row, targets, prepared }, deps.clock());
    return row.version;
  });
}

interface PreparedPublication {
  row: OwnArticleRow;
  targets: PublishTargets;
  prepared: readonly PreparedItems[];
}

/** Analyzes the items that an own article becomes, one per source. */
export async function prepare(
  { db, clock }: Deps,
  row: OwnArticleRow,
  targets: PublishTargets,
): Promise<PreparedItems[]> {
  const now = clock();
  const before = new Map((await publicationsOf(db, row.id)).map((one) => [one.sourceId, one]));
  const prepared: PreparedItems[] = [];
  for (const { sourceId, topicIds } of await sourcesOfTargets(db, row.department_id, targets)) {
    const withdrawnAt = before.get(sourceId)?.withdrawnAt ?? null;
    const item = publishedItem({ row, topicIds, withdrawnAt, now });
    prepared.push(await prepareItems(db, { sourceId, items: [item], receivedAt: now }));
  }
  return prepared;
}

/** Stores the items, records where the article is published, and withdraws it from everywhere else. */
export async function storePublication(
  tx: Tx,
  { row, targets, prepared }: PreparedPublication,
  now: Date,
): Promise<void> {
  const sourceIds = prepared.map(({ batch }) => batch.sourceId);
  // In the order of the sources' ids, so that two people who publish at the same time can't deadlock.
  for (const one of prepared.toSorted((a, b) => (a.batch.sourceId < b.batch.sourceId ? -1 : 1))) {
    await storeItems(tx, one);
    const [item] = one.batch.items;
    const itemId = item && (await findItemId(tx, one.batch.sourceId, item.guid));
    // The channel was removed meanwhile.
    if (itemId === undefined) throw conflict(texts.changed);
    await savePublication(tx, row.id, { sourceId: one.batch.sourceId, itemId });
  }
  await setPublicationTopics(tx, row.id, targets.topicIds);
  const left = (await publicationsOf(tx, row.id)).map(({ sourceId }) => sourceId);
  await withdraw(
    tx,
    row.id,
    left.filter((id) => !sourceIds.includes(id)),
    now,
  );
  await setPublishedVersion(tx, row.id, row.version, now);
}

async function withdraw(tx: Tx, articleId: string, sourceIds: readonly string[], now: Date): Promise<void> {
  const itemIds = await withdrawPublications(tx, articleId, sourceIds, now);
  await withdrawItems(tx, itemIds, now);
  await deleteMatchesOfItems(tx, itemIds);
}

/** Where an own article is published at present. */
export async function currentTargets(tx: Tx, articleId: string): Promise<PublishTargets> {
  const published = (await publicationsOf(tx, articleId)).filter(({ withdrawnAt }) => withdrawnAt === null);
  const topicIds = await publicationTopics(tx, articleId);
  const channels = published.map(({ sourceId }) => sourceId).filter((id) => !id.startsWith('topics-'));
  return { channelIds: channels, topicIds };
}

/**
 * Withdraws articles from everywhere at once, and keeps them as drafts. A version other than the published one refuses
 * the whole request, before anything is withdrawn.
 * @throws AppError CHANGED_MEANWHILE with the published versions by article id
 */
export async function unpublishArticles(
  { db, clock }: Deps,
  caller: Caller,
  ownerId: string | undefined,
  body: UnpublishBody,
): Promise<void> {
  if (!caller.publishPermission) throw forbidden(texts.permission);
  const workspace = await findWorkspace(db, caller, ownerId);
  const wanted = new Map(body.map(({ articleId, version }) => [articleId, version]));
  const places = await db
    .selectFrom('workspace_article')
    .select(['article_id', 'own_article_id'])
    .where('workspace_id', '=', workspace.id)
    .where('article_id', 'in', [...wanted.keys()])
    .execute();
  if (places.length < wanted.size) throw notFound(texts.missing);
  if (places.some((place) => place.own_article_id === null)) throw conflict(texts.original);
  await db.transaction().execute(async (tx) => {
    const rows = await lockOwnArticles(tx, caller.departmentId, [...wanted.keys()]);
    const stale: Record<string, string> = {};
    for (const { id, published_version: published } of rows) {
      if (published === null) throw conflict(texts.notPublished);
      if ((wanted.get(id) ?? published) !== published) stale[id] = String(published);
    }
    if (Object.keys(stale).length > 0) throw new AppError('CHANGED_MEANWHILE', texts.otherVersion, { fields: stale });
    for (const { id } of rows) {
      const sourceIds = (await publicationsOf(tx, id)).map(({ sourceId }) => sourceId);
      await withdraw(tx, id, sourceIds, clock());
      await setPublicationTopics(tx, id, []);
      await setPublishedVersion(tx, id, null, clock());
    }
  });
}
