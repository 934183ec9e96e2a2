import { sql, type RawBuilder } from 'kysely';
import type { ItemLabel } from '@contract/article';
import type { Db } from '@server/db/schema';
import type { Reader } from '@server/http/caller';
import { labelsOf } from '../items/itemLabels';
import type { VersionKey } from '../items/loadArticles';

interface LabelKey {
  userId: string;
  itemId: string;
  label: ItemLabel;
}

/** Whether a user gave an item a label. */
export async function hasLabel(db: Db, { userId, itemId, label }: LabelKey): Promise<boolean> {
  return (await labelsOf(db, userId, [itemId])).get(itemId)?.includes(label) ?? false;
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

/** A page of the items that a user starred and can see, the last starred first, in their latest versions. */
export async function readStarred(
  db: Db,
  { userId, departmentId }: Reader,
  { start, limit }: { start: number; limit: number },
): Promise<{ versions: VersionKey[]; total: number }> {
  const starred = db
    .selectFrom('item_label as l')
    // A withdrawn article has no latest version.
    .innerJoin('item_version as v', (join) => join.onRef('v.item_id', '=', 'l.item_id').on('v.is_latest', '=', true))
    .where('l.user_id', '=', userId)
    .where('l.label', '=', 'starred')
    .where((version) =>
      version.or([version('v.department_id', 'is', null), version('v.department_id', '=', departmentId)]),
    );
  const versions = await starred
    .select(['v.item_id as itemId', 'v.version'])
    .orderBy('l.set_at', 'desc')
    .orderBy('l.item_id', 'desc')
    .offset(start)
    .limit(limit)
    .execute();
  const { total } = await starred.select((from) => from.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  return { versions, total: Number(total) };
}

/**
 * SQL expression: whether somebody starred the item of a version.
 * @param version the alias of the version table in the statement
 */
export const isStarred = (version: string): RawBuilder<boolean> =>
  sql<boolean>`exists (
    select from item_label l where l.item_id = ${sql.ref(`${version}.item_id`)} and l.label = 'starred')`;
