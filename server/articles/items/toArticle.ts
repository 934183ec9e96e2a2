import type { Article } from '@contract/article';
import { limits } from '@contract/limits';
import type { QueryNode } from '@contract/query/ast';
import type { ItemMetadata } from '@server/db/columnTypes';
import type { Db } from '@server/db/schema';
import { markHtml, markText } from '@server/engine/query/highlight';
import type { Reader } from '@server/http/caller';
import { logoPath } from '@server/people/theme/theme';
import { labelsOf } from './itemLabels';
import { rowsToCards } from './toCards';
import { readStory, type ArticleRow } from './visibleArticles';

const infoFields = ['location', 'organization', 'industry', 'subject', 'indication', 'drugclass', 'phase'] as const;

/** An article for reading, with the query's words highlighted, and the other articles of its story. */
export async function toArticle(db: Db, caller: Reader, row: ArticleRow, query: QueryNode | null): Promise<Article> {
  return {
    id: row.item_id,
    itemId: row.item_id,
    itemVersion: row.version,
    latestVersion: row.latest_version,
    headline: row.headline,
    headlineMarked: markText(query, row.headline, row.language, 'headline'),
    description: row.summary,
    body: markHtml(query, row.body_html, row.language, 'body'),
    by: row.author.join(', '),
    published: row.published.toISOString(),
    lastModified: (row.updated ?? row.published).toISOString(),
    publication: row.publication,
    language: row.language,
    branding: {
      name: row.publication || row.source_name,
      url: row.homepage,
      source: row.source_name,
      logo: logoOf(row),
    },
    link: row.url,
    imageUrl: row.image_url,
    wordcount: row.word_count,
    contentCategory:
      row.category_id === null ? null : { id: row.category_id, contentName: row.content_name ?? row.category_id },
    articleInfo: infoOf(row.publication, row.metadata),
    articleDetail: { link: { related: { relatedItems: row.related.map(({ title, url }) => ({ title, url })) } } },
    medias: row.media,
    keywords: row.metadata.keyword ?? [],
    labels: (await labelsOf(db, caller.userId, [row.item_id])).get(row.item_id) ?? [],
    ...(await storyOf(db, caller, row, query)),
  };
}

/**
 * The department's logo for what it published itself, but not for its copies of other publications' articles; for others,
 * the picture of the channel's feed.
 */
function logoOf(row: ArticleRow): string | null {
  if (row.feed_image_id !== null) return `/cdn/images/${row.feed_image_id}`;
  if (!row.publish_only || row.department_id === null) return null;
  const isOwn = ['', row.source_name, row.department_name].includes(row.publication);
  return isOwn ? logoPath(row.department_id, row.theme) : null;
}

/** The metadata of an article: the fields that have values. */
function infoOf(publication: string, metadata: ItemMetadata): Article['articleInfo'] {
  const named = infoFields.map((name) => ({ name, values: metadata[name] ?? [] }));
  return [{ name: 'publication', values: publication === '' ? [] : [publication] }, ...named].filter(
    ({ values }) => values.length > 0,
  );
}

/** The story of an article: its other articles, and those that the department removed from it. */
async function storyOf(
  db: Db,
  caller: Reader,
  row: ArticleRow,
  query: QueryNode | null,
): Promise<Pick<Article, 'similar' | 'story' | 'apart'>> {
  if (row.told_in === null) return { similar: [], story: null, apart: [] };
  const others = async (which: 'grouped' | 'apart') => {
    const rows = await readStory(db, caller.departmentId, row.told_in ?? '', limits.similarArticles + 1, which);
    return rows.filter((other) => other.item_id !== row.item_id).slice(0, limits.similarArticles);
  };
  const [grouped, apart] = [await others('grouped'), await others('apart')];
  // If the department can see none of the story's other articles, the article is shown without a story.
  if (grouped.length + apart.length === 0) return { similar: [], story: null, apart: [] };
  const isApart = row.story_id === null;
  return {
    similar: isApart ? [] : await rowsToCards(db, caller, grouped, query),
    story: { id: row.told_in, isApart },
    apart: isApart ? [] : await rowsToCards(db, caller, apart, query),
  };
}
