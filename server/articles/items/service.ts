import type { ItemQuery } from '@contract/article';
import type { QueryNode } from '@contract/query/ast';
import type { Db } from '@server/db/schema';
import type { Caller, Reader } from '@server/http/caller';
import { AppError, notFound } from '@server/http/errors';
import { isNodeId, nodeId } from '@server/topics/access';
import { andAll, readQueryIfAny } from '@server/topics/query/service';
import { findStored } from '@server/topics/repository';
import { readArticle, type ArticleRow } from './visibleArticles';

export const withdrawnText = 'This article was withdrawn.';

/**
 * An article that the caller sees.
 * @throws AppError NOT_FOUND for articles of other departments, WITHDRAWN for one that was published and isn't any more
 */
export async function findArticle(db: Db, caller: Caller, itemId: string, asked: ItemQuery): Promise<ArticleRow> {
  if (asked.departmentId !== undefined && asked.departmentId !== caller.departmentId) throw notFound();
  const row = await readArticle(db, caller.departmentId, nodeId(itemId), asked.version);
  if (!row) throw notFound('Could not retrieve the article.');
  if (row.withdrawn_at !== null) throw new AppError('WITHDRAWN', withdrawnText);
  return row;
}

/**
 * The query to highlight in an article: the words of the topic and of the search that led to it. A deleted or foreign
 * topic highlights nothing; the article can still be read.
 */
export async function markedQuery(
  db: Db,
  caller: Reader,
  asked: Pick<ItemQuery, 'PROFILE' | 'REQUEST'>,
): Promise<QueryNode | null> {
  const topic =
    asked.PROFILE !== undefined && isNodeId(asked.PROFILE) ? await findStored(db, caller, asked.PROFILE) : undefined;
  return andAll([readQueryIfAny(topic?.query), readQueryIfAny(asked.REQUEST)]);
}
