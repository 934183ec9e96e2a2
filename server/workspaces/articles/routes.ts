import { Done, NumberParams } from '@contract/common';
import {
  DeleteArticlesQuery,
  WorkspaceArticleAnswer,
  WorkspaceArticleQuery,
  WorkspaceArticlesAnswer,
  WorkspaceArticlesQuery,
} from '@contract/workspaceArticles';
import type { HttpApp } from '@server/http/createHttpApp';
import type { Deps } from '@server/http/deps';
import { removeFromWorkspace } from '../folders/trash';
import { articleOf, articlesOf } from './service';

const config = { access: 'user' } as const;
const path = '/workspace/v1/articles';
const done = { status: 'ok' } as const;

/** The articles of a workspace: the caller's own, or that of a user group which the caller is a member of. */
export function workspaceArticleRoutes(app: HttpApp, { db, clock }: Deps): void {
  app.get(
    `${path}/all`,
    { config, schema: { querystring: WorkspaceArticlesQuery, response: { 200: WorkspaceArticlesAnswer } } },
    ({ caller, query }) => articlesOf(db, caller, query),
  );
  app.get(
    `${path}/:id`,
    {
      config,
      schema: { params: NumberParams, querystring: WorkspaceArticleQuery, response: { 200: WorkspaceArticleAnswer } },
    },
    ({ caller, params, query }) => articleOf(db, caller, params.id, query),
  );
  app.post(
    `${path}/delete`,
    { config, schema: { querystring: DeleteArticlesQuery, response: { 200: Done } } },
    async ({ caller, query }) => {
      await removeFromWorkspace(db, caller, query, clock());
      return done;
    },
  );
}
