import type { ItemLabel } from '@contract/articleActions';
import type { Db } from '@server/db/schema';

interface LabelKey {
  userId: string;
  itemId: string;
  label: ItemLabel;
}

/** Whether a user gave an item a label. */
export async function hasLabel(db: Db, { userId, itemId, label }: LabelKey): Promise<boolean> {
  const row = await db
    .selectFrom('item_label')
    .select('item_id')
    .where('user_id', '=', userId)
    .where('item_id', '=', itemId)
    .where('label', '=', label)
    .executeTakeFirst();
  return row !== undefined;
}

/** Sets a label at an instant, or removes it (null). */
export async function setLabel(db: Db, { userId, itemId, label }: LabelKey, at: Date | null): Promise<void> {
  if (at === null) {
    await db
      .deleteFrom('item_label')
      .where('user_id', '=', userId)
      .where('item_id', '=', itemId)
      .where('label', '=', label)
      .execute();
    return;
  }
  await db
    .insertInto('item_label')
    .values({ user_id: userId, item_id: itemId, label, set_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
