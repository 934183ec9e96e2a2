import { sql } from 'kysely';
import type { Tx } from '@server/db/schema';

/**
 * Removes the topics and categories that people own, with their images, subscriptions and matches, and tells the matching workers
 * of each topic in the same transaction.
 */
export async function removeTopicsOf(tx: Tx, owners: readonly string[]): Promise<void> {
  await sql`
    with removed as (delete from topic where owner = any(${owners}::text[]) returning id)
    insert into topic_change (topic_id) select id from removed
  `.execute(tx);
  const groups = await tx
    .deleteFrom('topic_group')
    .where('owner', 'in', [...owners])
    .returning('image_id')
    .execute();
  const images = groups.flatMap(({ image_id }) => (image_id === null ? [] : [image_id]));
  if (images.length > 0) await tx.deleteFrom('image').where('id', 'in', images).execute();
}
