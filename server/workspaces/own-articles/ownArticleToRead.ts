import type { Article } from '@contract/article';
import type { OwnArticleQuery } from '@server/articles/items/routes';
import { markedQuery } from '@server/articles/items/service';
import type { Db } from '@server/db/schema';
import { markHtml, markText } from '@server/engine/query/highlight';
import { readNewsItem, writeNewsItem } from '@server/engine/newsml/newsItem';
import type { Reader } from '@server/http/caller';
import type { Deps } from '@server/http/deps';
import { logoPath } from '@server/people/theme/theme';
import { attachmentsToRead } from './attachments';
import { readOwnArticle } from './repository';

/**
 * An own article for reading, with the words of the search highlighted: one that a workspace of the reader holds.
 * Undefined if there is none with this id.
 */
export async function ownArticleToRead(
  deps: Pick<Deps, 'db' | 'config' | 'clock'>,
  reader: Reader,
  id: string,
  asked: OwnArticleQuery,
): Promise<Article | undefined> {
  const { db } = deps;
  if (!(await isInWorkspaceOf(db, reader, id))) return undefined;
  const row = await readOwnArticle(db, reader.departmentId, id, asked.version);
  if (!row) return undefined;
  const query = await markedQuery(db, reader, asked);
  const { original, by, authors } = readNewsItem(row.document);
  const category = await db
    .selectFrom('content_category')
    .select(['id', 'content_name as contentName'])
    .where('id', '=', row.category_id)
    .executeTakeFirst();
  const publication = original?.publication ?? '';
  const attachments = await attachmentsToRead(deps, reader, row.attachments);
  return {
    id: row.id,
    itemId: row.id,
    itemVersion: row.version,
    latestVersion: row.latest_version,
    headline: row.headline,
    headlineMarked: markText(query, row.headline, row.language, 'headline'),
    description: row.description,
    body: markHtml(query, row.body_html, row.language, 'body'),
    by: by || authors.join(', '),
    published: (row.first_published_at ?? row.created_at).toISOString(),
    lastModified: row.saved_at.toISOString(),
    publication: publication || row.department_name,
    language: row.language,
    branding: {
      name: publication || row.department_name,
      url: null,
      source: row.department_name,
      // A copy of another publication's article has its name, and not this logo.
      logo: publication === '' ? logoPath(row.department_id, row.theme) : null,
    },
    link: original === null || original.link === '' ? null : original.link,
    imageUrl: null,
    wordcount: row.word_count,
    contentCategory: category ?? null,
    articleInfo: [{ name: 'publication', values: [publication || row.department_name] }],
    articleDetail: {
      link: {
        related: {
          relatedItems: row.attachments.flatMap(({ headline, url }) =>
            url === undefined ? [] : [{ title: headline, url }],
          ),
        },
      },
    },
    medias: attachments.flatMap(({ attachmentType, headline, link, contentType, size }) =>
      attachmentType === 'file' && link !== '' ? [{ title: headline, url: link, type: contentType, length: size }] : [],
    ),
    keywords: row.keywords,
    labels: [],
    attachments,
    similar: [],
    story: null,
    apart: [],
  };
}

/** An own article that a workspace of the reader holds, as NewsML-G2 for others: a draft is withheld. */
export async function ownArticleAsXml(
  db: Db,
  reader: Reader,
  id: string,
  version: number | undefined,
): Promise<string | undefined> {
  if (!(await isInWorkspaceOf(db, reader, id))) return undefined;
  const row = await readOwnArticle(db, reader.departmentId, id, version);
  if (!row) return undefined;
  const pubStatus = row.version === row.published_version ? 'usable' : 'withheld';
  return writeNewsItem({ ...readNewsItem(row.document), pubStatus }, { audience: 'export' });
}

async function isInWorkspaceOf(db: Db, { userId, departmentId }: Reader, articleId: string): Promise<boolean> {
  const place = await db
    .selectFrom('workspace_article as a')
    .innerJoin('workspace as w', 'w.id', 'a.workspace_id')
    .leftJoin('user_group_member as m', (join) =>
      join.onRef('m.group_id', '=', 'w.group_id').on('m.user_id', '=', userId),
    )
    .select('a.article_id')
    .where('a.own_article_id', '=', articleId)
    .where('w.department_id', '=', departmentId)
    .where((where) => where.or([where('w.user_id', '=', userId), where('m.user_id', 'is not', null)]))
    .limit(1)
    .executeTakeFirst();
  return place !== undefined;
}
