import type { Tx } from '@server/db/schema';
import { setLabel } from '@server/articles/labels/repository';
import { demoLabels } from './department/labels';

/** The time between two articles that a person opened. */
const intervalMs = 11 * 60_000;

/**
 * Stars and marks as read what the demo's people have read already.
 * @param itemIds The ids of the items by slug.
 */
export async function seedLabels(tx: Tx, itemIds: ReadonlyMap<string, string>, now: Date): Promise<void> {
  for (const { uid, starred, read } of demoLabels) {
    const person = await tx.selectFrom('user_account').select('id').where('uid', '=', uid).executeTakeFirst();
    // The user was deleted before the feeds were read.
    if (!person) continue;
    const set = async (label: 'starred' | 'read', slugs: readonly string[]) => {
      for (const [index, slug] of slugs.entries()) {
        const itemId = itemIds.get(slug);
        if (itemId === undefined) continue;
        await setLabel(tx, { userId: person.id, itemId, label }, new Date(now.getTime() - index * intervalMs));
      }
    };
    await set('starred', starred);
    await set('read', [...starred, ...read]);
  }
}
