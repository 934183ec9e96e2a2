import { randomUUID } from 'node:crypto';
import type { Db, Tx } from '@server/db/schema';

/** A picture ready to be kept and served. */
export interface KeptImage {
  contentType: 'image/png' | 'image/jpeg' | 'image/x-icon';
  bytes: Buffer;
}

/** Keeps a picture of a department and gives its id: new and random, as pictures are fetched without a token. */
export async function insertImage(tx: Tx, departmentId: string, { contentType, bytes }: KeptImage): Promise<string> {
  const id = randomUUID();
  await tx.insertInto('image').values({ id, department_id: departmentId, content_type: contentType, bytes }).execute();
  return id;
}

/** A kept picture by its id. */
export async function findImage(db: Db, id: string) {
  return db.selectFrom('image').select(['content_type', 'bytes']).where('id', '=', id).executeTakeFirst();
}

/** Deletes images that nothing refers to any more. */
export async function deleteImages(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .deleteFrom('image')
    .where('id', 'in', [...ids])
    .execute();
}
