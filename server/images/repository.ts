import { randomUUID } from 'node:crypto';
import type { Db, Tx } from '@server/db/schema';

/** An image that has been checked and converted. */
export interface StoredImage {
  contentType: 'image/png' | 'image/jpeg' | 'image/x-icon';
  bytes: Buffer;
}

/**
 * Inserts an image and returns its id, which is random because images are served without a token.
 * @param departmentId null for an image of a source that all departments read
 */
export async function insertImage(
  tx: Tx,
  departmentId: string | null,
  { contentType, bytes }: StoredImage,
): Promise<string> {
  const id = randomUUID();
  await tx.insertInto('image').values({ id, department_id: departmentId, content_type: contentType, bytes }).execute();
  return id;
}

/** Finds an image by id; undefined if there is none. */
export async function findImage(db: Db, id: string) {
  return db.selectFrom('image').select(['content_type', 'bytes']).where('id', '=', id).executeTakeFirst();
}

/** Deletes images that are no longer referenced. */
export async function deleteImages(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .deleteFrom('image')
    .where('id', 'in', [...ids])
    .execute();
}
