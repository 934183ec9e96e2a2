import { createHash } from 'node:crypto';
import { feedLimits } from '@contract/limits';
import { ownGuidPrefix } from '@server/articles/items/ingest';
import type { FeedItem } from '@server/engine/feeds/feedItem';
import { summaryOf } from '@server/engine/feeds/plainText';
import { noMetadata } from '@server/engine/analyzer/articleText';
import { readNewsItem } from '@server/engine/newsml/newsItem';
import type { OwnArticleRow } from '../own-articles/repository';

interface PublishedAs {
  row: OwnArticleRow;
  topicIds: readonly string[];
  /** Set if the article was withdrawn from the source: then its unchanged text makes a new version, too. */
  withdrawnAt: Date | null;
  now: Date;
}

/** The item as which a version of an own article is published in one source. */
export function publishedItem({ row, topicIds, withdrawnAt, now }: PublishedAs): FeedItem {
  const { authors, original, by, attachments } = readNewsItem(row.document);
  const isFirst = row.first_published_at === null;
  const image = /<img\b[^>]*\bsrc="([^"]+)"/i.exec(row.body_html)?.[1];
  return {
    guid: `${ownGuidPrefix}${row.id}`,
    url: original === null || original.link === '' ? null : original.link,
    headline: row.headline,
    summary:
      row.description === ''
        ? summaryOf(row.body_text)
        : summaryOf(row.description, feedLimits.clean.descriptionLength),
    html: row.body_html,
    text: row.body_text,
    author: by === '' ? authors : [by],
    ...(original !== null && original.publication !== '' && { publication: original.publication }),
    language: row.language,
    published: (row.first_published_at ?? now).toISOString(),
    updated: isFirst ? null : now.toISOString(),
    categories: [],
    image: image === undefined ? null : { url: image.replaceAll('&amp;', '&') },
    enclosures: attachments.flatMap(({ type, headline, link, contentType, size }) =>
      type === 'file' && link !== '' ? [{ url: link, type: contentType, length: size, title: headline }] : [],
    ),
    related: row.attachments.flatMap(({ url, headline }) => (url === undefined ? [] : [{ url, title: headline }])),
    wordCount: row.word_count,
    contentHash: createHash('sha256')
      .update(JSON.stringify([row.id, row.version, topicIds, withdrawnAt]))
      .digest('hex'),
    metadata: { ...noMetadata(), keyword: [...row.keywords] },
    contentCategory: row.category_id,
    publishedTo: [...topicIds],
  };
}
