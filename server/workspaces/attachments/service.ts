import type { MediaAnswer, MediaQuery, UploadAnswer, UploadQuery, UploadUrlQuery } from '@contract/attachments';
import { limits } from '@contract/limits';
import { remoteContents } from '@server/files/fileAddress';
import { deleteFile, departmentBytes, findFile, listFiles } from '@server/files/repository';
import { storeFile, type FileUpload } from '@server/files/storeFile';
import type { Caller } from '@server/http/caller';
import type { Deps } from '@server/http/deps';
import { AppError } from '@server/http/errors';
import { findWorkspace, openWorkspace } from '../access';
import { download } from './download';

/** The content of an upload: the file's name, its bytes, and whether they were cut at the maximum size. */
type UploadContent = Pick<FileUpload, 'content' | 'isTruncated'> & { name: string };

/** Stores an uploaded file in a workspace. */
export async function uploadFile(
  deps: Deps,
  caller: Caller,
  { ownerId, preview, headline = '', description = '' }: UploadQuery,
  readContent: () => Promise<UploadContent>,
): Promise<UploadAnswer> {
  const { db, config } = deps;
  const workspace = await db.transaction().execute((tx) => openWorkspace(tx, caller, ownerId));
  const { name, ...content } = await readContent();
  const file = {
    departmentId: caller.departmentId,
    workspaceId: workspace.id,
    uploadedBy: caller.userId,
    name,
    headline,
    description,
  };
  await requireStorage(deps, caller.departmentId, 1);
  const id = await storeFile(deps, { file, withPreview: preview !== false, ...content });
  try {
    // Others may have uploaded at the same time.
    await requireStorage(deps, caller.departmentId, 0);
  } catch (error) {
    await deleteFile(db, id);
    throw error;
  }
  const stored = await findFile(db, id);
  if (!stored) throw new Error(`The file ${id} is gone`);
  const contents = await remoteContents(deps, [stored]);
  return { attachmentId: id, baseUrl: config.publicUrl, remoteContent: contents.get(id) ?? [] };
}

/** Stores the file at a web address, or the picture of the page there, in a workspace. */
export function uploadFromUrl(
  deps: Deps,
  caller: Caller,
  { url, ...query }: UploadUrlQuery,
  signal: AbortSignal,
): Promise<UploadAnswer> {
  return uploadFile(deps, caller, query, async () => {
    const { bytes, name } = await download(deps.config, url, signal);
    async function* content() {
      yield await Promise.resolve(bytes);
    }
    return { name, content: content(), isTruncated: () => false };
  });
}

/** A page of the files of a workspace that the caller sees, newest first. */
export async function mediaOf(
  deps: Deps,
  caller: Caller,
  { ownerId, start = 0, limit = limits.workspacePage }: MediaQuery,
): Promise<MediaAnswer> {
  const workspace = await findWorkspace(deps.db, caller, ownerId);
  const { rows, total } = await listFiles(deps.db, workspace.id, { start, limit });
  const contents = await remoteContents(deps, rows);
  const attachments = rows.map(({ id, name, headline, description, created_at: created }) => {
    const texts = { id, name, headline, description, created: created.toISOString() };
    return { ...texts, remoteContent: contents.get(id) ?? [] };
  });
  const used = await departmentBytes(deps.db, caller.departmentId);
  return { attachments, total, storage: { used, quota: deps.config.files.quotaBytes } };
}

/** @throws AppError LIMIT_REACHED if the files of a department would take more than they may */
async function requireStorage({ db, config }: Deps, departmentId: string, moreBytes: number): Promise<void> {
  const { quotaBytes } = config.files;
  if ((await departmentBytes(db, departmentId)) + moreBytes <= quotaBytes) return;
  throw new AppError('LIMIT_REACHED', 'Your company’s storage for files is full. Ask your administrator.');
}
