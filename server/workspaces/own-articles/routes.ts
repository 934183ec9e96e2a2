import { NumberParams } from '@contract/common';
import { OwnArticleBody, OwnArticleChangeBody, OwnArticleSaved } from '@contract/ownArticles';
import { limits } from '@contract/limits';
import type { HttpApp } from '@server/http/createHttpApp';
import type { Deps } from '@server/http/deps';
import { createOwnArticle, saveOwnArticle } from './service';

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
}
