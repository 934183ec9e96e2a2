import { Done, IdParams } from '@contract/common';
import {
  ArticleIdsAnswer,
  ArticleIdsBody,
  EmptyTrashBody,
  FolderArticlesQuery,
  FoldersAnswer,
} from '@contract/folders';
import { WorkspaceArticlesAnswer, WorkspaceQuery } from '@contract/workspaceArticles';
import type { HttpApp } from '@server/http/createHttpApp';
import type { Deps } from '@server/http/deps';
import { clearFolder, folderArticles, foldersOf } from './service';
import { emptyTrash, restoreArticles, trashArticles } from '../trash/service';

const config = { access: 'user' } as const;
const articles = '/workspace/v1/articles';
const done = { status: 'ok' } as const;

/** The folders of a workspace, and the trash with what its user wrote and deleted. */
export function folderRoutes(app: HttpApp, { db, clock }: Deps): void {
  app.get(
    '/workspace/v1/folders',
    { config, schema: { querystring: WorkspaceQuery, response: { 200: FoldersAnswer } } },
    ({ caller, query }) => foldersOf(db, caller, query.ownerId),
  );
  app.delete(
    '/workspace/v1/folders/:id/clear',
    { config, schema: { params: IdParams, response: { 200: Done } } },
    async ({ caller, params }) => {
      await clearFolder(db, caller, params.id);
      return done;
    },
  );
  app.get(
    articles,
    { config, schema: { querystring: FolderArticlesQuery, response: { 200: WorkspaceArticlesAnswer } } },
    ({ caller, query }) => folderArticles(db, caller, query),
  );
  app.post(
    `${articles}/trash`,
    { config, schema: { body: ArticleIdsBody, response: { 200: Done } } },
    async ({ caller, body }) => {
      await trashArticles(db, caller, body.articleIds, clock());
      return done;
    },
  );
  app.post(
    `${articles}/restore`,
    { config, schema: { querystring: WorkspaceQuery, body: ArticleIdsBody, response: { 200: ArticleIdsAnswer } } },
    async ({ caller, query, body }) => ({
      articleIds: await restoreArticles(db, caller, { ...query, articleIds: body.articleIds }),
    }),
  );
  app.post(
    `${articles}/empty`,
    { config, schema: { body: EmptyTrashBody, response: { 200: Done } } },
    async ({ caller, body }) => {
      await emptyTrash(db, caller, body.articleIds);
      return done;
    },
  );
}
