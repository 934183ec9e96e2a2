import { randomUUID } from 'node:crypto';
import type { Tx } from '@server/db/schema';

/** Keeps a picture of a department; its id is new and random, as pictures are fetched without a token. */
export async function insertImage(tx: Tx, departmentId: string, bytes: Buffer): Promise<string> {
  const id = randomUUID();
  await tx.insertInto('image').values({ id, department_id: departmentId, content_type: 'image/jpeg', bytes }).execute();
  return id;
}

export async function deleteImage(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('image').where('id', '=', id).execute();
}
