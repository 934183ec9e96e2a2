import { PreviewAnswer, PreviewBody, TitleBody } from '@contract/articleActions';
import { NumberParams } from '@contract/common';
import { ArticleVersionsAnswer, OwnArticleBody, OwnArticleChangeBody, OwnArticleSaved } from '@contract/ownArticles';
import { limits } from '@contract/limits';
import { WorkspaceQuery } from '@contract/workspaceArticles';
import type { HttpApp } from '@server/http/createHttpApp';
import type { Deps } from '@server/http/deps';
import { previewDocument } from './preview';
import { createOwnArticle, ownArticleVersions, saveOwnArticle, saveTitle } from './service';

const config = { access: 'user' } as const;
const path = '/workspace/v1/articles';
/** A document in base64 with its envelope. */
const bodyLimit = limits.documentBase64 + 10_000;

/** Articles that people write in workspaces. */
export function ownArticleRoutes(app: HttpApp, deps: Deps): void {
  app.post(
    path,
    { config, schema: { body: OwnArticleBody, response: { 200: OwnArticleSaved } }, bodyLimit },
    ({ caller, body }) => createOwnArticle(deps, caller, body),
  );
  app.put(
    `${path}/:id`,
    {
      config,
      schema: { params: NumberParams, body: OwnArticleChangeBody, response: { 200: OwnArticleSaved } },
      bodyLimit,
    },
    ({ caller, params, body }) => saveOwnArticle(deps, caller, params.id, body),
  );
  app.post(
    `${path}/:id/updatetitleanddescription`,
    {
      config,
      schema: {
        params: NumberParams,
        querystring: WorkspaceQuery,
        body: TitleBody,
        response: { 200: OwnArticleSaved },
      },
    },
    ({ caller, params, query, body }) => saveTitle(deps, caller, params.id, { ...query, ...body }),
  );
  app.post(
    `${path}/preview`,
    { config, schema: { body: PreviewBody, response: { 200: PreviewAnswer } }, bodyLimit },
    ({ body }) => previewDocument(deps.config.publicUrl, body.article),
  );
  app.get(
    `${path}/:id/versions`,
    {
      config,
      schema: { params: NumberParams, querystring: WorkspaceQuery, response: { 200: ArticleVersionsAnswer } },
    },
    ({ caller, params, query }) => ownArticleVersions(deps.db, caller, query.ownerId, params.id),
  );
}
