import { sql } from 'kysely';
import type { Db, Tx } from '@server/db/schema';
import { visibleStory } from '../stories/visibleStory';

const cardColumns = [
  'item_version.item_id',
  'item_version.version',
  'item_version.headline',
  'item_version.summary',
  'item_version.body_text',
  'item_version.published',
  'item_version.publication',
  'item_version.source_id',
  'item_version.author',
  'item_version.language',
  'item_version.image_url',
  'item_version.word_count',
  'item_version.category_id',
  'content_category.content_name',
] as const;

/** The versions that a department sees: the provider's, and those of its own channels. */
function visibleVersions(db: Db | Tx, departmentId: string) {
  const story = visibleStory('item', departmentId);
  return db
    .selectFrom('item_version')
    .innerJoin('item', 'item.id', 'item_version.item_id')
    .leftJoin('content_category', 'content_category.id', 'item_version.category_id')
    .select(cardColumns)
    .select(story.as('story_id'))
    .where((version) =>
      version.or([
        version('item_version.department_id', 'is', null),
        version('item_version.department_id', '=', departmentId),
      ]),
    );
}

/** Reads these versions, unordered, without those that the department doesn't see. */
export function readCards(db: Db, departmentId: string, hits: readonly { itemId: string; version: number }[]) {
  if (hits.length === 0) return Promise.resolve([]);
  const ids = hits.map((hit) => hit.itemId);
  const versions = hits.map((hit) => hit.version);
  return visibleVersions(db, departmentId)
    .where(
      sql<boolean>`(item_version.item_id, item_version.version) in
        (select * from unnest(${ids}::bigint[], ${versions}::int[]))`,
    )
    .execute();
}

export type CardRow = Awaited<ReturnType<typeof readCards>>[number];

/** The latest versions of a story's articles, newest first; or of those that the department removed from it. */
export function readStory(
  db: Db,
  departmentId: string,
  storyId: string,
  limit: number,
  which: 'grouped' | 'apart' = 'grouped',
): Promise<CardRow[]> {
  return visibleVersions(db, departmentId)
    .where('item.story_id', '=', storyId)
    .where(visibleStory('item', departmentId), which === 'grouped' ? 'is not' : 'is', null)
    .where('item_version.is_latest', '=', true)
    .orderBy('item_version.published', 'desc')
    .orderBy('item_version.item_id', 'desc')
    .limit(limit)
    .execute();
}

/** The number of articles in each of these stories that the department sees. */
export async function countStories(
  db: Db,
  departmentId: string,
  storyIds: readonly string[],
): Promise<Map<string, number>> {
  if (storyIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('item')
    .select((from) => ['story_id', from.fn.countAll<string>().as('count')])
    .where('story_id', 'in', [...storyIds])
    .where(visibleStory('item', departmentId), 'is not', null)
    .where((item) => item.or([item('department_id', 'is', null), item('department_id', '=', departmentId)]))
    .groupBy('story_id')
    .execute();
  return new Map(rows.map((row) => [row.story_id ?? '', Number(row.count)]));
}

/** An article that the department sees, in the given version or the newest, also a withdrawn one. */
export function readArticle(db: Db | Tx, departmentId: string, itemId: string, version?: number) {
  let article = visibleVersions(db, departmentId)
    .innerJoin('source', 'source.id', 'item_version.source_id')
    .leftJoin('department', 'department.id', 'item_version.department_id')
    .leftJoin('feed', 'feed.source_id', 'source.id')
    .select([
      'item_version.body_html',
      'item_version.withdrawn_at',
      'item_version.updated',
      'item_version.url',
      'item_version.metadata',
      'item_version.media',
      'item_version.related',
      'item.latest_version',
      'item.story_id as told_in',
      'source.name as source_name',
      'source.homepage',
      'source.publish_only',
      'feed.image_id as feed_image_id',
      'department.id as department_id',
      'department.name as department_name',
      sql`department.settings->'theme'`.as('theme'),
    ])
    .where('item_version.item_id', '=', itemId);
  article =
    version === undefined
      ? article.whereRef('item_version.version', '=', 'item.latest_version')
      : article.where('item_version.version', '=', version);
  return article.executeTakeFirst();
}

export type ArticleRow = NonNullable<Awaited<ReturnType<typeof readArticle>>>;
