import type { ArticleText } from '@server/engine/analyzer/articleText';
import { ArticleMatcher } from '@server/matching/matchArticles';
import { Percolator } from '@server/engine/percolator/percolator';
import type { TestDatabase } from '../server/database';
import { article as bareArticle } from './articleText';
import { storeArticle } from './storeArticleText';

export interface TestStory extends Partial<Omit<ArticleText, 'source'>> {
  body: string;
  sourceId?: string;
}

export function articleOf({ sourceId = 'wire', ...parts }: TestStory): ArticleText {
  return bareArticle({
    published: '2026-11-20T08:00:00.000Z',
    ...parts,
    publication: sourceId,
    source: { id: sourceId, name: sourceId, packageIds: [] },
  });
}

/** Stores an article, or a new version of an item, and queues it for matching. Returns the item's id. */
export async function arrive({ pool }: TestDatabase, article: TestStory, ofItem?: string): Promise<string> {
  const id = await storeArticle(pool, articleOf(article), ofItem);
  await pool.query('insert into match_queue (item_id, version) select id, latest_version from item where id = $1', [
    id,
  ]);
  return id;
}

/** Matches and groups all queued versions. */
export async function matchAll({ db }: TestDatabase): Promise<void> {
  const matcher = new ArticleMatcher(db, new Percolator());
  while ((await matcher.matchBatch(new Date(), 200)) > 0);
}

/** The stored stories of items; an item without one is missing. */
export async function storiesOf({ pool }: TestDatabase): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ id: string; story_id: string }>(
    'select id, story_id from item where story_id is not null',
  );
  return new Map(rows.map((row) => [row.id, row.story_id]));
}
