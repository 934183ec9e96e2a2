import type { Db } from '@server/db/schema';

/** A stored image; its id is random, as pictures are fetched without a token. */
export async function findImage(db: Db, id: string) {
  return db.selectFrom('image').select(['content_type', 'bytes']).where('id', '=', id).executeTakeFirst();
}
