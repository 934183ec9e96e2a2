import type { ArticleInfoAnswer, RefereesAnswer, RelatedAnswer } from '@contract/articleActions';
import type { Db } from '@server/db/schema';
import type { Caller } from '@server/http/caller';
import { notFound } from '@server/http/errors';
import { findWorkspace } from '../access';
import { articleOf } from '../articles/service';
import { readArticles } from '../articles/repository';
import { findOwnArticle } from '../own-articles/access';
import { publicationNames, refereesOf, versionsOf, workspacesWith } from './repository';

const personalName = 'My personal workspace';

/** An article of a workspace with its versions, its workspaces that the caller sees, and where it is published. */
export async function articleInfo(
  db: Db,
  caller: Caller,
  ownerId: string | undefined,
  id: string,
): Promise<ArticleInfoAnswer> {
  const { article } = await articleOf(db, caller, id, { ...(ownerId !== undefined && { ownerId }) });
  const seen = (await workspacesWith(db, caller, id)).filter((workspace) => workspace.is_seen);
  const versions = article.isOwn
    ? (await versionsOf(db, id)).map((one) => ({ ...one, saved: one.saved.toISOString() }))
    : [{ version: article.itemVersion, saved: article.published, savedBy: '' }];
  const names = article.isOwn ? await publicationNames(db, id) : [];
  return { article, versions, workspaces: seen.map(toWorkspace), publications: names.map((name) => ({ name })) };
}

/** Who attaches the articles of a workspace, and which workspaces hold them. */
export async function referees(
  db: Db,
  caller: Caller,
  ownerId: string | undefined,
  articleIds: readonly string[],
): Promise<RefereesAnswer> {
  const workspace = await findWorkspace(db, caller, ownerId);
  const rows = await readArticles(db, workspace.id, articleIds);
  if (rows.length < new Set(articleIds).size) throw notFound('Could not retrieve the article.');
  const articles: RefereesAnswer['articles'] = [];
  for (const { id, title, published_version: publishedVersion } of rows) {
    const attaching = await refereesOf(db, caller, id);
    const holding = await workspacesWith(db, caller, id);
    const seen = attaching.filter((one) => one.is_seen);
    const workspaces = holding.filter((one) => one.is_seen).map(toWorkspace);
    articles.push({
      articleId: id,
      title,
      referees: seen.map((one) => ({ id: one.id, title: one.title })),
      workspaces,
      otherReferees: attaching.length - seen.length,
      otherWorkspaces: holding.length - workspaces.length,
      publishedVersion,
    });
  }
  return { articles };
}

/** The files (`media`) or articles (`text`) that an own article attaches. */
export async function relatedOf(
  db: Db,
  caller: Caller,
  { ownerId, id, kind }: { ownerId?: string; id: string; kind: 'media' | 'text' },
): Promise<RelatedAnswer> {
  const { attachments } = await findOwnArticle(db, caller, ownerId, id);
  return {
    attachments: attachments.flatMap(({ id: attachmentId, headline, description, fileId, itemId }) => {
      const targetId = kind === 'media' ? fileId : itemId;
      return targetId === undefined ? [] : [{ id: attachmentId, headline, description, targetId }];
    }),
  };
}

const toWorkspace = ({ id, name }: { id: string; name: string | null }) => ({
  ownerId: id,
  name: name ?? personalName,
});
