import { ArticleAnswer, ItemQuery, type Article } from '@contract/article';
import type { Attachment } from '@contract/attachments';
import { IdParams } from '@contract/common';
import { Type } from 'typebox';
import { signFilesIn } from '@server/files/fileAddress';
import type { HttpApp } from '@server/http/createHttpApp';
import type { Caller, Reader } from '@server/http/caller';
import type { Deps } from '@server/http/deps';
import type { Db } from '@server/db/schema';
import { toArticle } from './toArticle';
import { nodeId } from '@server/topics/access';
import { findArticle, markedQuery } from './service';
import { toXml } from './articleXml';

const Answer = Type.Union([ArticleAnswer, Type.String({ description: 'format=xml: application/xml' })]);

/** The version of an own article, and what to highlight in it. */
export type OwnArticleQuery = Pick<ItemQuery, 'version' | 'PROFILE' | 'REQUEST'>;

export interface ItemDeps extends Deps {
  /** An own article that a workspace of the reader holds, provided by `workspaces`. */
  ownArticleToRead(deps: Deps, reader: Reader, id: string, asked: OwnArticleQuery): Promise<Article | undefined>;
  /** What the article that is published as an item attaches, for a reader of it, provided by `workspaces`. */
  publishedAttachments(deps: Deps, reader: Reader, itemId: string): Promise<Attachment[]>;
  /** The same article as NewsML-G2 for others. */
  ownArticleAsXml(db: Db, reader: Reader, id: string, version: number | undefined): Promise<string | undefined>;
}

/**
 * Route for reading an article: as JSON with the words of a topic or search highlighted, or as XML without. With
 * `isArticle`, an own article of a workspace first, else the item.
 */
export function itemRoutes(app: HttpApp, deps: ItemDeps): void {
  const { db, ownArticleToRead, publishedAttachments } = deps;
  const readArticle = async (caller: Caller, id: string, asked: ItemQuery): Promise<Article> => {
    const own = asked.isArticle === true ? await ownArticleToRead(deps, caller, nodeId(id), asked) : undefined;
    if (own) return { ...own, body: await signFilesIn(deps, caller.departmentId, own.body) };
    const row = await findArticle(db, caller, id, asked);
    const article = await toArticle(db, caller, row, await markedQuery(db, caller, asked));
    if (row.version < row.latest_version) return article;
    return { ...article, attachments: await publishedAttachments(deps, caller, row.item_id) };
  };
  app.get(
    '/data/v1/items/:id',
    { config: { access: 'user' }, schema: { params: IdParams, querystring: ItemQuery, response: { 200: Answer } } },
    async ({ params, query, caller }, reply) => {
      const isXml = query.format === 'xml';
      const { PROFILE: _profile, REQUEST: _request, ...withoutHighlighting } = query;
      const asked = isXml ? withoutHighlighting : query;
      const article = await readArticle(caller, params.id, asked);
      if (!isXml) return { article };
      return reply
        .type('application/xml; charset=utf-8')
        .serializer((text: string) => text)
        .send(toXml(article));
    },
  );
}
