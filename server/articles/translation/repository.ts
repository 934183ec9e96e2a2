import type { Db } from '@server/db/schema';
import { ownGuidPrefix } from '../items/ingest';

/** The ids of the items as which an own article is or was published, one for each channel. */
export async function itemsOfOwnArticle(db: Db, departmentId: string, articleId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('item')
    .select('id')
    .where('guid', '=', `${ownGuidPrefix}${articleId}`)
    .where('department_id', '=', departmentId)
    .execute();
  return rows.map(({ id }) => id);
}
