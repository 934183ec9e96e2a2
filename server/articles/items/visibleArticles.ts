import type { Pool } from 'pg';
import { preparedStatement } from '@server/db/preparedStatement';
import { sql } from 'kysely';
import type { ItemLabel } from '@contract/article';
import type { Db, Tx } from '@server/db/schema';
import type { Reader } from '@server/http/caller';
import { labelsSql } from './itemLabels';
import { visibleStory, visibleStorySql } from './visibleStory';
import { versionName, type VersionKey } from './loadArticles';

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

const isVisible = (row: string): string => `(${row}.department_id is null or ${row}.department_id = $1)`;

const cardStatement = `
  with card as (
    select v.item_id, v.version, v.headline, v.summary, v.published, v.publication, v.source_id, v.author, v.language,
      v.image_url, v.word_count, v.category_id, c.content_name, ${visibleStorySql('i', '$1')} as story_id,
      ${labelsSql('v.item_id', '$4')} as labels
    from unnest($2::bigint[], $3::int[]) as wanted(item_id, version)
    join item_version v on v.item_id = wanted.item_id and v.version = wanted.version
    join item i on i.id = v.item_id
    left join content_category c on c.id = v.category_id
    where ${isVisible('v')}
  ),
  grouped as (
    select i.story_id, count(*)::int as articles from item i
    where i.story_id in (select story_id from card) and ${visibleStorySql('i', '$1')} is not null and ${isVisible('i')}
    group by i.story_id
  )
  select card.*, coalesce(grouped.articles, 0) as story_articles from card left join grouped using (story_id)`;

/**
 * Reads these versions for cards, unordered, without their texts and without the versions that the reader doesn't see.
 */
export async function readCards(
  pool: Pool,
  { departmentId, userId }: Reader,
  hits: readonly VersionKey[],
): Promise<FoundCard[]> {
  if (hits.length === 0) return [];
  const values = [departmentId, hits.map((hit) => hit.itemId), hits.map((hit) => hit.version), userId];
  return (await pool.query<FoundCard>(preparedStatement(cardStatement, values))).rows;
}

const textStatement = `
  select v.item_id, v.version, v.body_text from unnest($1::bigint[], $2::int[]) as wanted(item_id, version)
  join item_version v on v.item_id = wanted.item_id and v.version = wanted.version`;

/** The texts of versions by `versionName`. It checks no rights: ask only for versions that the caller may read. */
export async function readTexts(pool: Pool, keys: readonly VersionKey[]): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map();
  const values = [keys.map((key) => key.itemId), keys.map((key) => key.version)];
  const { rows } = await pool.query<Pick<CardRow, 'item_id' | 'version' | 'body_text'>>(
    preparedStatement(textStatement, values),
  );
  return new Map(rows.map((row) => [versionName({ itemId: row.item_id, version: row.version }), row.body_text]));
}

export type CardRow = Awaited<ReturnType<typeof readStory>>[number];

/** A row for a card, without its text, with the number of articles in its story that the reader sees, and their labels. */
export type FoundCard = Omit<CardRow, 'body_text'> & { story_articles: number; labels: ItemLabel[] };

/** The latest versions of a story's articles, newest first; or of those that the department removed from it. */
export function readStory(
  db: Db,
  departmentId: string,
  storyId: string,
  limit: number,
  which: 'grouped' | 'apart' = 'grouped',
) {
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
