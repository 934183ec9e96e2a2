import { ArticleInfoAnswer, RefereesAnswer, RelatedAnswer } from '@contract/articleActions';
import { NumberParams } from '@contract/common';
import { ArticleIdsBody } from '@contract/folders';
import { WorkspaceQuery } from '@contract/workspaceArticles';
import type { HttpApp } from '@server/http/createHttpApp';
import type { Deps } from '@server/http/deps';
import { articleInfo, referees, relatedOf } from './service';

const config = { access: 'user' } as const;
const path = '/workspace/v1/articles';
const querystring = WorkspaceQuery;

/** What an article is connected with: its versions, workspaces, attachments, and the articles that attach it. */
export function relatedArticleRoutes(app: HttpApp, { db }: Deps): void {
  app.get(
    `${path}/:id/info`,
    { config, schema: { params: NumberParams, querystring, response: { 200: ArticleInfoAnswer } } },
    ({ caller, params, query }) => articleInfo(db, caller, query.ownerId, params.id),
  );
  app.post(
    `${path}/related/referee`,
    { config, schema: { querystring, body: ArticleIdsBody, response: { 200: RefereesAnswer } } },
    ({ caller, query, body }) => referees(db, caller, query.ownerId, body.articleIds),
  );
  for (const kind of ['media', 'text'] as const) {
    app.post(
      `${path}/related/${kind}/:id`,
      { config, schema: { params: NumberParams, querystring, response: { 200: RelatedAnswer } } },
      ({ caller, params, query }) => relatedOf(db, caller, { ...query, ...params, kind }),
    );
  }
}
