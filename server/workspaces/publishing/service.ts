import type {
  OwnArticleSaved,
  PublishAnswer,
  PublishBody,
  PublishItemsBody,
  PublishSaveBody,
} from '@contract/ownArticles';
import { countStored } from '@server/articles/items/ingest';
import type { Tx } from '@server/db/schema';
import type { Caller } from '@server/http/caller';
import type { Deps } from '@server/http/deps';
import { AppError, conflict, forbidden, notFound } from '@server/http/errors';
import { findWorkspace } from '../access';
import { readNewsItem } from '@server/engine/newsml/newsItem';
import { lockForChange } from '../own-articles/access';
import { readOwnArticle, setPublishedVersion } from '../own-articles/repository';
import { addVersion, createWithin, saveWithin } from '../own-articles/service';
import { copyOfOriginal } from './copyOfOriginal';
import { ownArticleOf } from './ownArticleOf';
import { publishWithin, type Published } from './publishing';
import { readLatestVersion } from './repository';
import { unpublishedReferences } from './references';
import { currentTargets, publishTargets } from './targets';

const texts = {
  missing: 'Could not retrieve the article.',
  notPublished: 'The article isn’t published.',
  permission: 'You don’t have permission to publish.',
} as const;

type PublishedArticle = PublishAnswer['articles'][number];

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
  const articleIds = [...new Set(body.articleIds)];
  const publish = (articleId: string, prepare: (tx: Tx) => Promise<string>) =>
    inTransaction(deps, articleId, async (tx) => {
      const publishedId = await prepare(tx);
      return { publishedId, published: await publishWithin(tx, deps, caller, publishedId, targets) };
    });
  const articles: PublishedArticle[] = [];
  if (body.referencedArticlePublish === true) {
    for (const { articleId } of await unpublishedReferences(deps.db, caller, workspace.id, articleIds)) {
      if (!articleIds.includes(articleId)) articles.push(await publish(articleId, () => Promise.resolve(articleId)));
    }
  }
  for (const articleId of articleIds) {
    articles.push(await publish(articleId, (tx) => ownArticleOf(tx, deps, caller, workspace.id, articleId)));
  }
  return { articles };
}

/** Publishes copies of items, which are placed in the caller's own workspace. */
export async function publishItems(deps: Deps, caller: Caller, body: PublishItemsBody): Promise<PublishAnswer> {
  const targets = await publishTargets(deps.db, caller, body);
  const articles: PublishedArticle[] = [];
  for (const { itemId, itemVersion } of body.items) {
    const published = await inTransaction(deps, itemId, async (tx) => {
      const version = itemVersion ?? (await readLatestVersion(tx, itemId));
      if (version === undefined) throw notFound(texts.missing);
      const publishedId = await copyOfOriginal(tx, deps, caller, caller.userId, { itemId, version });
      return { publishedId, published: await publishWithin(tx, deps, caller, publishedId, targets) };
    });
    articles.push(published);
  }
  return { articles };
}

/** Saves a document and publishes it, in one transaction; then the drafts that it attaches, if that is wanted. */
export async function saveAndPublish(deps: Deps, caller: Caller, body: PublishSaveBody): Promise<PublishAnswer> {
  const { article, articleId, version: base, ownerId, key } = body;
  const targets = await publishTargets(deps.db, caller, body);
  const given = { article, ...(ownerId === undefined ? {} : { ownerId }) };
  const { saved, published } = await deps.db.transaction().execute(async (tx) => {
    const one =
      articleId === undefined
        ? await createWithin(tx, deps, caller, { ...given, ...(key === undefined ? {} : { key }) })
        : await saveWithin(tx, deps, caller, articleId, {
            ...given,
            ...(base === undefined ? {} : { version: base }),
          });
    return { saved: one, published: await publishWithin(tx, deps, caller, one.articleId, targets) };
  });
  countStored(published);
  const articles: PublishedArticle[] = [
    { articleId: saved.articleId, status: 'PUBLISHED', publishedId: saved.articleId, version: saved.version },
  ];
  if (body.referencedArticlePublish !== true) return { articles };
  const workspace = await findWorkspace(deps.db, caller, ownerId);
  for (const { articleId: id } of await unpublishedReferences(deps.db, caller, workspace.id, [saved.articleId])) {
    const draft = await inTransaction(deps, id, async (tx) => ({
      publishedId: id,
      published: await publishWithin(tx, deps, caller, id, targets),
    }));
    articles.push(draft);
  }
  return { articles };
}

/**
 * Publishes the newest version of an own article where it is published already. People who were alerted of it aren't
 * alerted again.
 */
export async function updatePublished(
  deps: Deps,
  caller: Caller,
  ownerId: string | undefined,
  id: string,
): Promise<OwnArticleSaved> {
  if (!caller.publishPermission) throw forbidden(texts.permission);
  const published = await deps.db.transaction().execute(async (tx) => {
    const row = await lockForChange(tx, caller, ownerId, id);
    const targets = await currentTargets(tx, id);
    if (row.published_version === null || targets.channelIds.length + targets.topicIds.length === 0)
      throw conflict(texts.notPublished);
    return publishWithin(tx, deps, caller, id, targets);
  });
  countStored(published);
  return { articleId: id, version: published.version };
}

/**
 * Discards the changes since the published version: its document becomes the newest version, which counts as the
 * published one. The discarded versions stay in the history.
 */
export async function discardDraft(
  deps: Deps,
  caller: Caller,
  ownerId: string | undefined,
  id: string,
): Promise<OwnArticleSaved> {
  return deps.db.transaction().execute(async (tx) => {
    const row = await lockForChange(tx, caller, ownerId, id);
    const { published_version: version } = row;
    if (version === null) throw conflict(texts.notPublished);
    if (version === row.latest_version) return { articleId: id, version };
    const published = await readOwnArticle(tx, caller.departmentId, id, version);
    if (!published) throw notFound(texts.missing);
    const saved = await addVersion(tx, deps, caller, row, readNewsItem(published.document));
    await setPublishedVersion(tx, id, saved.version, deps.clock());
    return saved;
  });
}

/** Runs the transaction that publishes one article. A refusal is reported with its reason, and nothing is changed. */
async function inTransaction(
  { db }: Deps,
  articleId: string,
  publish: (tx: Tx) => Promise<{ publishedId: string; published: Published }>,
): Promise<PublishedArticle> {
  try {
    const { publishedId, published } = await db.transaction().execute(publish);
    countStored(published);
    return { articleId, status: 'PUBLISHED', publishedId, version: published.version };
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    return { articleId, status: 'REFUSED', publishedId: null, version: null, errorMessage: error.message };
  }
}
