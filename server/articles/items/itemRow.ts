import type { Insertable } from 'kysely';
import type { Database } from '@server/db/schema';
import type { ArticleText } from '@server/engine/analyzer/articleText';
import type { FeedItem, ItemMetadata } from '@server/engine/feeds/feedItem';
import type { SourceRow } from './versionStore';
import { topicSource } from '@server/topics/topicSource';
import { distinctNames } from '@server/engine/feeds/metadata';

/** An item with the result of its analysis. */
export interface AnalyzedItem {
  item: FeedItem;
  text: ArticleText;
  /** A tsvector literal. */
  vector: string;
}

/** Tags of a feed are searched as keywords. */
const metadataOf = ({ metadata, categories }: FeedItem): ItemMetadata => ({
  ...metadata,
  keyword: distinctNames([...metadata.keyword, ...categories]),
});

const categoryNamesOf = ({ categoryNames = [] }: FeedItem) => (categoryNames.length === 0 ? {} : { categoryNames });
const publishedToOf = ({ publishedTo = [] }: FeedItem) => (publishedTo.length === 0 ? {} : { publishedTo });

/** The text of an item with what its source adds: category, publication, date. */
export function articleTextOf(
  item: FeedItem,
  source: SourceRow,
  categories: ReadonlyMap<string, string>,
  { publication, receivedAt }: { publication?: string; receivedAt: Date },
): ArticleText {
  const categoryId =
    item.contentCategory !== undefined && categories.has(item.contentCategory)
      ? item.contentCategory
      : source.category_id;
  return {
    ...metadataOf(item),
    headline: item.headline,
    summary: item.summary,
    body: item.text,
    author: item.author,
    publication: item.publication ?? (publication || source.name),
    category: categoryId === null ? null : { id: categoryId, name: categories.get(categoryId) ?? '' },
    ...categoryNamesOf(item),
    language: item.language,
    source: {
      id: source.id,
      name: source.name,
      packageIds: [...source.package_ids, ...(item.publishedTo ?? []).map(topicSource)],
    },
    departmentId: source.department_id,
    published: item.published ?? receivedAt.toISOString(),
  };
}

/** The row to insert for a version. */
export function versionRow(
  { item, text, vector }: AnalyzedItem,
  source: SourceRow,
  { itemId, version, receivedAt }: { itemId: string; version: number; receivedAt: Date },
): Insertable<Database['item_version']> & { item_id: string; version: number } {
  const media = item.enclosures.map(({ url, type, length, title }) => ({
    url,
    type,
    ...(length === null ? {} : { length }),
    ...(title === undefined ? {} : { title }),
  }));
  return {
    item_id: itemId,
    version,
    source_id: source.id,
    department_id: source.department_id,
    published: text.published,
    updated: item.updated ?? (version > 1 ? receivedAt : null),
    received_at: receivedAt,
    url: item.url,
    headline: item.headline,
    summary: item.summary,
    body_html: item.html,
    body_text: item.text,
    author: item.author,
    publication: text.publication,
    language: item.language,
    category_id: text.category?.id ?? null,
    metadata: JSON.stringify({ ...metadataOf(item), ...categoryNamesOf(item), ...publishedToOf(item) }),
    image_url: item.image?.url ?? null,
    media: JSON.stringify(media),
    related: JSON.stringify(item.related),
    word_count: item.wordCount,
    content_hash: Buffer.from(item.contentHash, 'hex'),
    vector,
  };
}
