import { Type } from 'typebox';
import { FlagAnswer, FlagParams, ToggleQuery } from '@contract/articleActions';
import { Done } from '@contract/common';
import { ArticleIdsBody } from '@contract/folders';
import { WorkspaceQuery } from '@contract/workspaceArticles';
import type { HttpApp } from '@server/http/createHttpApp';
import type { Deps } from '@server/http/deps';
import { flagArticles, toggleFlag } from './service';

const config = { access: 'user' } as const;
const path = '/workspace/v1/articles';
const FlagQuery = Type.Object({ ...WorkspaceQuery.properties, ...ToggleQuery.properties });

/** Flags of articles, which people with publish permission set for their department. */
export function flagRoutes(app: HttpApp, deps: Deps): void {
  app.get(
    `${path}/:id/flag/:flag`,
    { config, schema: { params: FlagParams, querystring: FlagQuery, response: { 200: FlagAnswer } } },
    ({ caller, params, query }) => toggleFlag(deps, caller, { ...query, articleId: params.id, flag: params.flag }),
  );
  app.post(
    `${path}/approve`,
    { config, schema: { querystring: WorkspaceQuery, body: ArticleIdsBody, response: { 200: Done } } },
    async ({ caller, query, body }) => {
      await flagArticles(deps, caller, { ...query, ...body, flag: 'approved', on: true });
      return { status: 'ok' } as const;
    },
  );
}
