import { ArticleAnswer, ItemQuery } from '@contract/article';
import { IdParams } from '@contract/common';
import { Type } from 'typebox';
import type { HttpApp } from '@server/http/createHttpApp';
import type { Deps } from '@server/http/deps';
import { toArticle } from './toArticle';
import { findArticle, markedQuery } from './service';
import { toXml } from './articleXml';

const Answer = Type.Union([ArticleAnswer, Type.String({ description: 'format=xml: application/xml' })]);

/** Route for reading an article: as JSON with the words of a topic or search highlighted, or as XML without. */
export function itemRoutes(app: HttpApp, { db }: Deps): void {
  app.get(
    '/data/v1/items/:id',
    { config: { access: 'user' }, schema: { params: IdParams, querystring: ItemQuery, response: { 200: Answer } } },
    async ({ params, query, caller }, reply) => {
      const row = await findArticle(db, caller, params.id, query);
      if (query.format === 'xml') {
        return reply
          .type('application/xml; charset=utf-8')
          .serializer((text: string) => text)
          .send(toXml(row));
      }
      return { article: await toArticle(db, caller, row, await markedQuery(db, caller, query)) };
    },
  );
}
