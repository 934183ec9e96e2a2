import { sql } from 'kysely';
import type { SavedItem } from '@contract/workspaceArticles';
import type { Db, Tx } from '@server/db/schema';
import type { EmailedArticle } from '@server/engine/mail/articleEmail';
import { summaryOf } from '@server/engine/feeds/plainText';
import type { Caller } from '@server/http/caller';
import { AppError, conflict, notFound } from '@server/http/errors';
import { findWorkspace } from '../access';
import { articleState } from '../articles/articleState';
import { emailTexts } from './texts';

/** An article to email, with its address for colleagues and for people without an account. */
export interface ArticleToEmail extends Omit<EmailedArticle, 'address'> {
  /** Relative to the application: a page that everyone in the department may open. */
  path: string;
  sourceUrl: string | null;
}

/**
 * Item versions that the caller's department can see, in the given order. What the department wrote itself comes with its
 * whole text. Of a source's article, only the excerpt may be passed on, also if it was published or pushed into a publish
 * channel.
 * @throws AppError NOT_FOUND if one is missing, WITHDRAWN if one was unpublished
 */
export async function itemsToEmail(
  db: Db | Tx,
  { departmentId }: Caller,
  items: readonly SavedItem[],
): Promise<ArticleToEmail[]> {
  const wanted = [...new Map(items.map((item) => [item.itemId, item])).values()];
  const rows = await db
    .selectFrom('item_version as v')
    .select([
      'v.item_id',
      'v.version',
      'v.headline',
      'v.publication',
      'v.published',
      'v.image_url',
      'v.url',
      'v.withdrawn_at',
      sql<string>`case when v.summary = '' then left(v.body_text, 1000) else v.summary end`.as('summary'),
      sql<string | null>`case when ${isWrittenHere('v')} then v.body_html end`.as('body_html'),
    ])
    .where(
      sql<boolean>`(v.item_id, v.version) in (select * from unnest(
        ${wanted.map(({ itemId }) => itemId)}::bigint[], ${wanted.map(({ itemVersion }) => itemVersion)}::int[]))`,
    )
    .where((version) =>
      version.or([version('v.department_id', 'is', null), version('v.department_id', '=', departmentId)]),
    )
    .execute();
  const byId = new Map(rows.map((row) => [row.item_id, row]));
  return wanted.map(({ itemId }) => {
    const row = byId.get(itemId);
    if (!row) throw notFound(emailTexts.articleGone);
    if (row.withdrawn_at !== null) throw new AppError('WITHDRAWN', emailTexts.withdrawn);
    return {
      headline: row.headline,
      summary: summaryOf(row.summary),
      publication: row.publication,
      published: row.published,
      imageUrl: row.image_url !== null && /^https?:/i.test(row.image_url) ? row.image_url : null,
      bodyHtml: row.body_html,
      path: `/search-article/${row.item_id}/${String(row.version)}`,
      sourceUrl: row.url !== null && /^https?:/i.test(row.url) ? row.url : null,
    };
  });
}

/**
 * SQL expression: whether an item was written in the department: published by it, and no copy of a source's article.
 * @param version the alias of the version table in the statement
 */
const isWrittenHere = (version: string) => sql<boolean>`exists (
  select from publication p join own_article o on o.id = p.article_id
  where p.item_id = ${sql.ref(`${version}.item_id`)} and o.original_item_id is null)`;

/**
 * The items as which articles of a workspace can be read: the saved version, or as what an own article is published.
 * @throws AppError NOT_FOUND if one is missing, CONFLICT if one is a draft
 */
export async function itemsOfWorkspace(
  db: Db | Tx,
  caller: Caller,
  ownerId: string | undefined,
  articleIds: readonly string[],
): Promise<SavedItem[]> {
  const workspace = await findWorkspace(db, caller, ownerId);
  const rows = await db
    .selectFrom('workspace_article as a')
    .leftJoin('own_article as o', 'o.id', 'a.own_article_id')
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom('publication as p')
          .innerJoin('item as i', 'i.id', 'p.item_id')
          .select(['i.id', 'i.latest_version'])
          .whereRef('p.article_id', '=', 'o.id')
          .where('p.withdrawn_at', 'is', null)
          .orderBy('i.id')
          .limit(1)
          .as('published'),
      (join) => join.onTrue(),
    )
    .select([
      'a.article_id',
      'a.item_id',
      'a.item_version',
      'o.latest_version as own_version',
      'o.published_version',
      'published.id as published_item_id',
      'published.latest_version as published_item_version',
    ])
    .where('a.workspace_id', '=', workspace.id)
    .where('a.article_id', 'in', [...articleIds])
    .execute();
  const byId = new Map(rows.map((row) => [row.article_id, row]));
  return [...new Set(articleIds)].map((id) => {
    const row = byId.get(id);
    if (!row) throw notFound(emailTexts.articleGone);
    if (articleState(row) === 'Draft') throw conflict(emailTexts.drafts);
    const itemId = row.item_id ?? row.published_item_id;
    const itemVersion = row.item_version ?? row.published_item_version;
    if (itemId === null || itemVersion === null) throw notFound(emailTexts.articleGone);
    return { itemId, itemVersion };
  });
}
