import type { Attachment } from '@contract/attachments';
import { times } from '@contract/limits';
import type { Reader } from '@server/http/caller';
import type { Deps } from '@server/http/deps';
import { attachmentsToRead } from '../own-articles/attachments';

/**
 * What the article that is published as an item attaches, for a reader of its newest version, without the articles that
 * the reader can't open. Empty for any other item.
 */
export async function publishedAttachments(
  deps: Pick<Deps, 'db' | 'config' | 'clock'>,
  reader: Reader,
  itemId: string,
): Promise<Attachment[]> {
  const published = await deps.db
    .selectFrom('publication as p')
    .innerJoin('own_article as o', 'o.id', 'p.article_id')
    .innerJoin('own_article_version as w', (join) =>
      join.onRef('w.article_id', '=', 'o.id').onRef('w.version', '=', 'o.published_version'),
    )
    .select('w.attachments')
    .where('p.item_id', '=', itemId)
    .where('p.withdrawn_at', 'is', null)
    .where('o.department_id', '=', reader.departmentId)
    .executeTakeFirst();
  if (!published) return [];
  const attachments = await attachmentsToRead(deps, reader, published.attachments, times.publishedFileAddressSeconds);
  return attachments.filter(({ attachmentType, article, link }) =>
    attachmentType === 'item' ? article !== null : link !== '',
  );
}
