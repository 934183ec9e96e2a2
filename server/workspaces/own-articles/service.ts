import { limits } from '@contract/limits';
import type { NewsDocument } from '@contract/newsml/newsDocument';
import type {
  ArticleVersionsAnswer,
  OwnArticleBody,
  OwnArticleChangeBody,
  OwnArticleDocument,
  OwnArticleSaved,
} from '@contract/ownArticles';
import { categoriesOf } from '@server/articles/items/versionStore';
import type { Db, Tx } from '@server/db/schema';
import { readNewsItem } from '@server/engine/newsml/newsItem';
import { readFiles } from '@server/files/repository';
import type { Caller } from '@server/http/caller';
import type { Deps } from '@server/http/deps';
import { AppError, conflict, forbidden } from '@server/http/errors';
import { readDepartmentName } from '@server/people/departments/repository';
import { lockWorkspace, openWorkspace } from '../access';
import { announceOwnArticles, announceWorkspaces } from '../notifications/announce';
import { requireCapacity } from '../contents/capacity';
import { insertOwnPlace, renamePlaces } from '../contents/repository';
import { articleNotFound, findOwnArticle, lockForChange } from './access';
import { attachedFiles } from './attachments';
import { decodeDocument, encodeDocument, toVersion } from './document';
import {
  findCreatedWith,
  insertOwnArticle,
  insertVersion,
  listVersions,
  lockOwnArticles,
  readOwnArticle,
  type OwnArticleRow,
} from './repository';

const texts = { create: 'You don’t have permission to write articles.' } as const;

/** Writes a new article into a workspace, as a Draft. Requires publish permission. */
export async function createOwnArticle(deps: Deps, caller: Caller, body: OwnArticleBody): Promise<OwnArticleSaved> {
  return deps.db.transaction().execute((tx) => createWithin(tx, deps, caller, body));
}

/** As `createOwnArticle`, in a transaction that does more. */
export async function createWithin(
  tx: Tx,
  deps: Deps,
  caller: Caller,
  { article, ownerId, key }: OwnArticleBody,
): Promise<OwnArticleSaved> {
  if (!caller.publishPermission) throw forbidden(texts.create);
  const given = decodeDocument(article);
  const now = deps.clock();
  const workspace = await openWorkspace(tx, caller, ownerId);
  await lockWorkspace(tx, workspace);
  const created = await findCreatedWith(tx, caller.userId, key);
  if (created !== undefined) return saveAgain(tx, deps, caller, created, given);
  await requireCapacity(tx, workspace.id, 1);
  const articleId = await insertOwnArticle(tx, {
    department_id: caller.departmentId,
    author_id: caller.userId,
    idempotency_key: key ?? null,
    created_at: now,
  });
  const content = toVersion(given, {
    ...(await contextOf(deps, tx, caller, given, now)),
    articleId,
    version: 1,
    firstCreated: now,
  });
  const version = await insertVersion(tx, articleId, content);
  await insertOwnPlace(tx, {
    workspaceId: workspace.id,
    articleId,
    title: content.headline,
    sharedBy: workspace.isPersonal ? null : caller.userId,
    now,
  });
  await announceWorkspaces(tx, [workspace.id]);
  return { articleId, version };
}

/**
 * Saves what a repeated request to create an article brings: nothing, or what its author changed since the first one.
 * @throws AppError CHANGED_MEANWHILE if somebody else saved the article since
 */
async function saveAgain(
  tx: Tx,
  deps: Deps,
  caller: Caller,
  id: string,
  given: NewsDocument,
): Promise<OwnArticleSaved> {
  await lockOwnArticles(tx, caller.departmentId, [id]);
  const newest = await readOwnArticle(tx, caller.departmentId, id);
  if (!newest) throw articleNotFound();
  const first = await readOwnArticle(tx, caller.departmentId, id, 1);
  for (const row of [newest, first]) {
    if (row && (await hasContent(tx, deps, caller, row, given)))
      return { articleId: id, version: newest.latest_version };
  }
  if (newest.saved_by !== caller.userId) throw await changedMeanwhile(tx, caller, id);
  return addVersion(tx, deps, caller, newest, given);
}

/** Whether the stored version is what saving a document would store. */
async function hasContent(
  tx: Tx,
  deps: Deps,
  caller: Caller,
  row: OwnArticleRow,
  given: NewsDocument,
): Promise<boolean> {
  const { document } = toVersion(given, {
    ...(await contextOf(deps, tx, caller, given, row.saved_at)),
    articleId: row.id,
    version: row.version,
    firstCreated: row.created_at,
  });
  return document === row.document;
}

/**
 * Saves a new version of an own article, as a Draft; what is published stays as it is.
 * @throws AppError CHANGED_MEANWHILE if `version` isn't the newest
 */
export async function saveOwnArticle(
  deps: Deps,
  caller: Caller,
  id: string,
  body: OwnArticleChangeBody,
): Promise<OwnArticleSaved> {
  return deps.db.transaction().execute((tx) => saveWithin(tx, deps, caller, id, body));
}

/** As `saveOwnArticle`, in a transaction that does more. */
export async function saveWithin(
  tx: Tx,
  deps: Deps,
  caller: Caller,
  id: string,
  { article, ownerId, version: base }: OwnArticleChangeBody,
): Promise<OwnArticleSaved> {
  const given = decodeDocument(article);
  const row = await lockForChange(tx, caller, ownerId, id);
  if (base !== undefined && base !== row.latest_version) throw await changedMeanwhile(tx, caller, id);
  return addVersion(tx, deps, caller, row, given);
}

/** Saves a new version of an own article that differs in its headline and description only. */
export function saveTitle(
  deps: Deps,
  caller: Caller,
  id: string,
  { ownerId, headline, description }: { ownerId?: string; headline: string; description: string },
): Promise<OwnArticleSaved> {
  return deps.db.transaction().execute(async (tx) => {
    const locked = await lockForChange(tx, caller, ownerId, id);
    const row = await readOwnArticle(tx, caller.departmentId, id);
    if (!row) throw articleNotFound();
    const document = { ...readNewsItem(row.document), headline, description: description.split('\n') };
    return addVersion(tx, deps, caller, locked, document);
  });
}

/** Adds a version with this content to an own article, which the caller must have locked. */
export async function addVersion(
  tx: Tx,
  deps: Deps,
  caller: Caller,
  row: { id: string; latest_version: number; created_at: Date },
  given: NewsDocument,
): Promise<OwnArticleSaved> {
  const now = deps.clock();
  const content = toVersion(given, {
    ...(await contextOf(deps, tx, caller, given, now)),
    articleId: row.id,
    version: row.latest_version + 1,
    firstCreated: row.created_at,
  });
  const version = await insertVersion(tx, row.id, content);
  await renamePlaces(tx, row.id, content.headline);
  await announceOwnArticles(tx, [row.id]);
  return { articleId: row.id, version };
}

/** An own article for editing, in a workspace that the caller sees. */
export async function ownArticleDocument(
  db: Db,
  caller: Caller,
  ownerId: string | undefined,
  id: string,
  version?: number,
): Promise<OwnArticleDocument> {
  const row = await findOwnArticle(db, caller, ownerId, id, version);
  return {
    article: encodeDocument(row.document),
    version: row.version,
    publishedVersion: row.published_version,
    savedBy: nameOfSaver(row),
    saved: row.saved_at.toISOString(),
  };
}

/** The versions of an own article in a workspace that the caller sees, newest first. */
export async function ownArticleVersions(
  db: Db,
  caller: Caller,
  ownerId: string | undefined,
  id: string,
): Promise<ArticleVersionsAnswer> {
  const { id: articleId } = await findOwnArticle(db, caller, ownerId, id);
  const { versions, total } = await listVersions(db, articleId, limits.articleVersionsShown);
  return {
    versions: versions.map((row) => ({
      version: row.version,
      saved: row.saved_at.toISOString(),
      savedBy: nameOfSaver(row),
      headline: row.headline,
      wordCount: row.word_count,
      published: row.version === row.published_version,
    })),
    total,
  };
}

async function contextOf({ config }: Deps, tx: Tx, caller: Caller, given: NewsDocument, now: Date) {
  const files = await readFiles(tx, caller.departmentId, attachedFiles(config.publicUrl, given.attachments));
  return {
    departmentName: (await readDepartmentName(tx, caller.departmentId)) ?? '',
    publicUrl: config.publicUrl,
    categories: await categoriesOf(tx),
    files: new Map(files.map((file) => [file.id, file])),
    savedBy: caller.userId,
    now,
  };
}

/** Reports who saved the newer version, and when. */
async function changedMeanwhile(tx: Tx, caller: Caller, id: string): Promise<AppError> {
  const row = await readOwnArticle(tx, caller.departmentId, id);
  if (!row) return conflict('The article was deleted.');
  const name = nameOfSaver(row) || 'Somebody';
  const isOwnVersion = row.saved_by === caller.userId;
  const message = isOwnVersion
    ? 'You saved a newer version in another tab or on another device.'
    : `${name} saved version ${row.version} of this article after you opened it.`;
  return new AppError('CHANGED_MEANWHILE', message, {
    fields: {
      version: String(row.version),
      savedBy: name,
      saved: row.saved_at.toISOString(),
      ...(isOwnVersion && { savedByYou: 'true' }),
    },
  });
}

function nameOfSaver(row: Pick<OwnArticleRow, 'saved_by_given_name' | 'saved_by_sur_name'>): string {
  return `${row.saved_by_given_name ?? ''} ${row.saved_by_sur_name ?? ''}`.trim();
}
