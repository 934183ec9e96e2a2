import { Done, NumberParams } from '@contract/common';
import {
  DeleteArticlesQuery,
  WorkspaceArticleAnswer,
  WorkspaceArticleQuery,
  WorkspaceArticlesAnswer,
  WorkspaceArticlesQuery,
  WorkspaceSelectionAnswer,
  WorkspaceSelectionQuery,
} from '@contract/workspaceArticles';
import { signFilesIn } from '@server/files/fileAddress';
import type { HttpApp } from '@server/http/createHttpApp';
import type { Deps } from '@server/http/deps';
import { removeFromWorkspace } from '../trash/service';
import { encodeDocument } from '../own-articles/document';
import { articleOf, articlesOf, selectionOf } from './service';

const config = { access: 'user' } as const;
const path = '/workspace/v1/articles';
const done = { status: 'ok' } as const;

/** The articles of a workspace: the caller's own, or that of a user group which the caller is a member of. */
export function workspaceArticleRoutes(app: HttpApp, deps: Deps): void {
  const { db, clock } = deps;
  app.get(
    `${path}/all`,
    { config, schema: { querystring: WorkspaceArticlesQuery, response: { 200: WorkspaceArticlesAnswer } } },
    ({ caller, query }) => articlesOf(db, caller, query),
  );
  app.get(
    `${path}/selection`,
    { config, schema: { querystring: WorkspaceSelectionQuery, response: { 200: WorkspaceSelectionAnswer } } },
    ({ caller, query }) => selectionOf(db, caller, query),
  );
  app.get(
    `${path}/:id`,
    {
      config,
      schema: { params: NumberParams, querystring: WorkspaceArticleQuery, response: { 200: WorkspaceArticleAnswer } },
    },
    async ({ caller, params, query }) => {
      const answer = await articleOf(db, caller, params.id, query);
      if (answer.document === null) return answer;
      const xml = Buffer.from(answer.document.article, 'base64').toString('utf8');
      const article = encodeDocument(await signFilesIn(deps, caller.departmentId, xml));
      return { ...answer, document: { ...answer.document, article } };
    },
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
