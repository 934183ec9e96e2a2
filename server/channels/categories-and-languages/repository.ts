import type { ContentCategory } from '@contract/dictionaries';
import type { Db } from '@server/db/schema';

/** The content categories in display order. */
export function listContentCategories(db: Db): Promise<ContentCategory[]> {
  return db
    .selectFrom('content_category')
    .select(['id', 'content_name as contentName'])
    .orderBy('position')
    .orderBy('id')
    .execute();
}
