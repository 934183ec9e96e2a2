import type { Pool } from 'pg';
import type { ArticleCard } from '@contract/article';
import type { QueryNode } from '@contract/query/ast';
import type { Db } from '@server/db/schema';
import { excerptOf, markText } from '@server/engine/query/highlight';
import { sliceMs, threadSlices } from '@server/engine/computing/slices';
import type { Reader } from '@server/http/caller';
import { labelsOf } from './itemLabels';
import { ArticleTexts } from './articleTexts';
import { versionName, type VersionKey } from './loadArticles';
import { countStories, readCards, type CardRow, type FoundCard } from './visibleArticles';

/** The cache of this process, shared by all requests. */
const texts = new ArticleTexts();

/** A row with the number of articles in its story that the reader sees, and the reader's labels. */
type CompleteRow = CardRow & Pick<FoundCard, 'story_articles' | 'labels'>;

/** Articles as shown in lists, in the given order, with the query's words highlighted in headline and excerpt. */
export async function toCards(
  pool: Pool,
  caller: Reader,
  hits: readonly VersionKey[],
  query: QueryNode | null,
): Promise<ArticleCard[]> {
  const rows = await readCards(pool, caller, hits);
  const keys = rows.map((row) => ({ itemId: row.item_id, version: row.version }));
  const bodies = await texts.of(pool, keys);
  const cards = new Map(
    rows.map((row): [string, CompleteRow] => {
      const name = versionName({ itemId: row.item_id, version: row.version });
      return [name, { ...row, body_text: bodies.get(name) ?? '' }];
    }),
  );
  const inOrder = hits.map((hit) => cards.get(versionName(hit))).filter((row) => row !== undefined);
  return inSlices(caller, inOrder, query);
}

/** As `toCards`, for rows that were read with their texts. */
export async function rowsToCards(
  db: Db,
  caller: Reader,
  rows: readonly CardRow[],
  query: QueryNode | null,
): Promise<ArticleCard[]> {
  const storyIds = [...new Set(rows.map((row) => row.story_id).filter((id) => id !== null))];
  const counts = await countStories(db, caller.departmentId, storyIds);
  const labels = await labelsOf(
    db,
    caller.userId,
    rows.map((row) => row.item_id),
  );
  const complete = rows.map((row) => ({
    ...row,
    story_articles: counts.get(row.story_id ?? '') ?? 0,
    labels: labels.get(row.item_id) ?? [],
  }));
  return inSlices(caller, complete, query);
}

/** Yields to other requests, because highlighting a thousand long articles takes a second. */
async function inSlices(caller: Reader, rows: readonly CompleteRow[], query: QueryNode | null): Promise<ArticleCard[]> {
  const cards: ArticleCard[] = [];
  let since = performance.now();
  for (const row of rows) {
    cards.push(toCard(row, query));
    if (performance.now() - since < sliceMs) continue;
    await threadSlices.nextSlice(caller.userId);
    since = performance.now();
  }
  return cards;
}

function toCard(row: CompleteRow, query: QueryNode | null): ArticleCard {
  const storyCount = Math.max(0, row.story_articles - 1);
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
    labels: row.labels,
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
