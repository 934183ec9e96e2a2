import type { FolderArticlesQuery, FoldersAnswer } from '@contract/folders';
import { folderId, folderNames, type FolderKind } from '@contract/folderIds';
import { limits } from '@contract/limits';
import type { WorkspaceArticle, WorkspaceArticlesAnswer } from '@contract/workspaceArticles';
import type { Db } from '@server/db/schema';
import type { Caller } from '@server/http/caller';
import { forbidden, notFound } from '@server/http/errors';
import { findWorkspace, type VisibleWorkspace } from '../access';
import { articlesOf } from '../articles/service';
import { countFolders, listTrash } from './repository';
import { emptyTrash } from '../trash/service';

/** The folders of a workspace that the caller sees. */
export async function foldersOf(db: Db, caller: Caller, ownerId: string | undefined): Promise<FoldersAnswer> {
  const workspace = await findWorkspace(db, caller, ownerId);
  const totals = await countFolders(db, workspace.id, caller.userId);
  const entries = kindsOf(workspace).map((kind) => ({
    id: folderId(workspace.id, kind),
    name: folderNames[kind],
    total: totals[kind],
  }));
  return { folders: { ARTICLES: entries } };
}

/** A page of the articles of a workspace, or of one of its folders. */
export async function folderArticles(
  db: Db,
  caller: Caller,
  { folderId: id, ...query }: FolderArticlesQuery,
): Promise<WorkspaceArticlesAnswer> {
  if (id === undefined) return articlesOf(db, caller, query);
  const { workspace, kind } = await findFolder(db, caller, id);
  if (kind === 'articles') return articlesOf(db, caller, { ...query, ownerId: workspace.id });
  if (kind === 'media') return { articles: [], total: 0 };
  const page = { start: Math.max(0, query.start ?? 0), limit: query.limit ?? limits.workspacePage };
  const { trash: total } = await countFolders(db, workspace.id, caller.userId);
  return { articles: (await listTrash(db, caller.userId, page)).map(toTrashedCard), total };
}

/** Empties the caller's Trash; other folders can't be emptied at once. */
export async function clearFolder(db: Db, caller: Caller, id: string): Promise<void> {
  const { kind } = await findFolder(db, caller, id);
  if (kind !== 'trash') throw forbidden('Only Trash can be emptied.');
  await emptyTrash(db, caller);
}

const kindsOf = ({ isPersonal }: VisibleWorkspace): FolderKind[] =>
  isPersonal ? ['articles', 'media', 'trash'] : ['articles', 'media'];

async function findFolder(db: Db, caller: Caller, id: string) {
  const end = id.lastIndexOf('.');
  const workspace = await findWorkspace(db, caller, id.slice(0, Math.max(0, end)));
  const kind = kindsOf(workspace).find((one) => one === id.slice(end + 1));
  if (!kind) throw notFound();
  return { workspace, kind };
}

function toTrashedCard(row: Awaited<ReturnType<typeof listTrash>>[number]): WorkspaceArticle {
  return {
    id: row.id,
    title: row.headline,
    created: (row.trashed_at ?? row.saved_at).toISOString(),
    published: row.saved_at.toISOString(),
    latestVersion: row.latest_version,
    articleState: { name: 'Draft' },
    state: 'Draft',
    publishedVersion: null,
    isOwn: true,
    isAuthor: true,
    isWithdrawn: false,
    isNew: false,
    description: row.description,
    publicationDto: [{ name: row.publication }],
    articleGroupDto: [],
    totalAttachments: row.attachments.length,
    totalComments: 0,
    flags: [],
    sharedBy: null,
    itemId: row.id,
    itemVersion: row.latest_version,
    imageUrl: null,
  };
}
