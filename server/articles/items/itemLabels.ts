import { sql } from 'kysely';
import type { ItemLabel } from '@contract/article';
import type { Db } from '@server/db/schema';

/** The labels that a user gave these items, by item id. Items without labels are missing. */
export async function labelsOf(db: Db, userId: string, itemIds: readonly string[]): Promise<Map<string, ItemLabel[]>> {
  if (itemIds.length === 0) return new Map();
  const { rows } = await sql<{ item_id: string; labels: ItemLabel[] }>`
    select item_id, array_agg(label order by label) as labels from item_label
    where user_id = ${userId} and item_id = any(${itemIds}::bigint[]) group by item_id`.execute(db);
  return new Map(rows.map((row) => [row.item_id, row.labels]));
}

/**
 * SQL for the labels of an item as an array.
 * @param itemId The column with the item's id.
 * @param userId A parameter, such as `$1`.
 */
export const labelsSql = (itemId: string, userId: string): string =>
  `array(select l.label from item_label l where l.user_id = ${userId} and l.item_id = ${itemId} order by l.label)`;
