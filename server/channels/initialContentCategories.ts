import type { Db, Tx } from '@server/db/schema';

/** The content categories of a new installation. The first one is used for articles without a category. */
export const initialContentCategories: readonly { id: string; contentName: string }[] = [
  { id: 'news', contentName: 'News' },
  { id: 'clinical-trials', contentName: 'Clinical Trials' },
  { id: 'regulatory', contentName: 'Regulatory' },
  { id: 'business', contentName: 'Business' },
  { id: 'technology', contentName: 'Technology' },
  { id: 'markets', contentName: 'Markets' },
  { id: 'public-health', contentName: 'Public Health' },
  { id: 'opinion', contentName: 'Opinion' },
];

/** Inserts the content categories unless the installation already has some. */
export async function insertInitialContentCategories(db: Db | Tx): Promise<void> {
  const known = await db.selectFrom('content_category').select('id').limit(1).executeTakeFirst();
  if (known) return;
  const rows = initialContentCategories.map(({ id, contentName }, position) => ({
    id,
    content_name: contentName,
    position,
  }));
  await db
    .insertInto('content_category')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
