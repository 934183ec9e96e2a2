import { randomUUID } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import type { FileStorage, Rendition } from '@server/db/columnTypes';
import type { Db } from '@server/db/schema';

export interface NewFile {
  departmentId: string;
  workspaceId: string;
  uploadedBy: string;
  name: string;
  headline: string;
  description: string;
  contentType: string;
  storage: FileStorage;
}

/** Inserts a file without content and returns its id. Nobody can read it until `completeFile`. */
export async function insertFile(db: Db, file: NewFile, now: Date): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('file')
    .values({
      id,
      department_id: file.departmentId,
      workspace_id: file.workspaceId,
      uploaded_by: file.uploadedBy,
      name: file.name,
      headline: file.headline,
      description: file.description,
      content_type: file.contentType,
      storage: file.storage,
      created_at: now,
    })
    .execute();
  return id;
}

export async function insertChunk(
  db: Db,
  chunk: { fileId: string; rendition: Rendition; position: number; bytes: Buffer },
): Promise<void> {
  const { fileId, ...rest } = chunk;
  await db
    .insertInto('file_chunk')
    .values({ file_id: fileId, ...rest })
    .execute();
}

export async function completeFile(
  db: Db,
  id: string,
  sizes: { size: number; previewSize: number },
  now: Date,
): Promise<void> {
  await db
    .updateTable('file')
    .set({ size: sizes.size, preview_size: sizes.previewSize, completed_at: now })
    .where('id', '=', id)
    .execute();
}

export async function deleteFile(db: Db, id: string): Promise<void> {
  await db.deleteFrom('file').where('id', '=', id).execute();
}

/** A complete file, without its content. */
export function findFile(db: Db, id: string) {
  return db
    .selectFrom('file')
    .selectAll()
    .where('id', '=', id)
    .where('completed_at', 'is not', null)
    .executeTakeFirst();
}

/** Those of these files that a department has, without their content. */
export async function readFiles(db: Db, departmentId: string, ids: readonly string[]): Promise<FileRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('file')
    .selectAll()
    .where('id', 'in', [...ids])
    .where('department_id', '=', departmentId)
    .where('completed_at', 'is not', null)
    .execute();
}

export type FileRow = NonNullable<Awaited<ReturnType<typeof findFile>>>;

/** Which of these files a department has. */
export async function filesOfDepartment(db: Db, departmentId: string, ids: readonly string[]): Promise<Set<string>> {
  return new Set((await readFiles(db, departmentId, ids)).map(({ id }) => id));
}

/** A page of the files of a workspace, newest first, and their number. */
export async function listFiles(db: Db, workspaceId: string, { start, limit }: { start: number; limit: number }) {
  const complete = db.selectFrom('file').where('workspace_id', '=', workspaceId).where('completed_at', 'is not', null);
  const { total } = await complete.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow();
  const page = complete.selectAll().orderBy('created_at', 'desc').orderBy('id').offset(start).limit(limit);
  return { rows: await page.execute(), total };
}

/** The bytes of all files of a department, previews included. */
export async function departmentBytes(db: Db, departmentId: string): Promise<number> {
  const { bytes } = await db
    .selectFrom('file')
    .select(sql<string>`coalesce(sum(size::bigint + preview_size), 0)`.as('bytes'))
    .where('department_id', '=', departmentId)
    .executeTakeFirstOrThrow();
  return Number(bytes);
}

export async function hasChunks(db: Db, fileId: string, rendition: Rendition): Promise<boolean> {
  const first = await db
    .selectFrom('file_chunk')
    .select('position')
    .where('file_id', '=', fileId)
    .where('rendition', '=', rendition)
    .where('position', '=', 0)
    .executeTakeFirst();
  return first !== undefined;
}

export async function deleteChunks(db: Db, fileId: string): Promise<void> {
  await db.deleteFrom('file_chunk').where('file_id', '=', fileId).execute();
}

/** Yields the content of a file, one chunk at a time. */
export async function* readChunks(db: Db, fileId: string, rendition: Rendition): AsyncGenerator<Buffer> {
  for (let position = 0; ; position += 1) {
    const chunk = await db
      .selectFrom('file_chunk')
      .select('bytes')
      .where('file_id', '=', fileId)
      .where('rendition', '=', rendition)
      .where('position', '=', position)
      .executeTakeFirst();
    if (!chunk) return;
    yield chunk.bytes;
  }
}

/** Deletes at most `limit` files whose upload began before an instant and never ended, because the process died. */
export const pruneUploads = (before: Date, limit: number) => sql`
  delete from file where id in (
    select id from file where completed_at is null and created_at < ${before}
    order by created_at limit ${limit} for update skip locked)`;

/**
 * Deletes at most `limit` files that were uploaded before an instant and that nothing uses.
 * @param isUsed SQL condition on the table `file`.
 */
export const pruneUnusedFiles = (before: Date, limit: number, isUsed: RawBuilder<boolean>) => sql`
  delete from file where id in (
    select id from file where completed_at < ${before} and not ${isUsed}
    order by completed_at limit ${limit} for update skip locked)`;

/** The ids of deleted files whose content is still in the S3-compatible store, the first deleted ones first. */
export async function nextDeletedFiles(db: Db, limit: number): Promise<string[]> {
  const rows = await db.selectFrom('deleted_file').select('id').orderBy('deleted_at').limit(limit).execute();
  return rows.map(({ id }) => id);
}

export async function forgetDeletedFile(db: Db, id: string): Promise<void> {
  await db.deleteFrom('deleted_file').where('id', '=', id).execute();
}
