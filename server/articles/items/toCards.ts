import type { ArticleCard } from '@contract/article';
import type { QueryNode } from '@contract/query/ast';
import type { Db } from '@server/db/schema';
import { excerptOf, markText } from '@server/engine/query/highlight';
import { sliceMs, threadSlices } from '@server/engine/computing/slices';
import type { Reader } from '@server/http/caller';
import { countStories, readCards, type CardRow } from './visibleArticles';

/** Articles as shown in lists, in the given order, with the query's words highlighted in headline and excerpt. */
export async function toCards(
  db: Db,
  caller: Reader,
  hits: readonly { itemId: string; version: number }[],
  query: QueryNode | null,
): Promise<ArticleCard[]> {
  const rows = await readCards(db, caller.departmentId, hits);
  const byKey = new Map(rows.map((row) => [keyOf(row.item_id, row.version), row]));
  const inOrder = hits.map((hit) => byKey.get(keyOf(hit.itemId, hit.version))).filter((row) => row !== undefined);
  return rowsToCards(db, caller, inOrder, query);
}

export async function rowsToCards(
  db: Db,
  caller: Reader,
  rows: readonly CardRow[],
  query: QueryNode | null,
): Promise<ArticleCard[]> {
  const storyIds = [...new Set(rows.map((row) => row.story_id).filter((id) => id !== null))];
  const counts = await countStories(db, caller.departmentId, storyIds);
  const cards: ArticleCard[] = [];
  let since = performance.now();
  for (const row of rows) {
    cards.push(toCard(row, row.story_id === null ? 0 : (counts.get(row.story_id) ?? 1) - 1, query));
    // Yields to other requests, because highlighting a thousand long articles takes a second.
    if (performance.now() - since < sliceMs) continue;
    await threadSlices.nextSlice(caller.userId);
    since = performance.now();
  }
  return cards;
}

const keyOf = (itemId: string, version: number): string => `${itemId}/${version}`;

function toCard(row: CardRow, storyCount: number, query: QueryNode | null): ArticleCard {
  return {
    itemId: row.item_id,
    itemVersion: row.version,
    headline: row.headline,
    headlineMarked: markText(query, row.headline, row.language, 'headline'),
    excerpt: excerpt(row, query),
    published: row.published.toISOString(),
    publication: row.publication,
    sourceId: row.source_id,
    author: row.author,
    language: row.language,
    category:
      row.category_id === null ? null : { id: row.category_id, contentName: row.content_name ?? row.category_id },
    imageUrl: row.image_url,
    wordCount: row.word_count,
    // Null if the department sees no other article of the story, even if one exists.
    storyId: storyCount > 0 ? row.story_id : null,
    storyCount,
  };
}

/** The text around the first matches; without matches, the source's summary or the beginning of the text. */
function excerpt(row: CardRow, query: QueryNode | null): string {
  if (query !== null && row.body_text !== '') {
    const around = excerptOf(query, row.body_text, row.language);
    if (around.includes('<mark>')) return around;
  }
  return excerptOf(query, row.summary === '' ? row.body_text : row.summary, row.language);
}
