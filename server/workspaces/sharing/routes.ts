import { ShareAnswer, ShareBody } from '@contract/sharing';
import { WorkspaceQuery } from '@contract/workspaceArticles';
import type { HttpApp } from '@server/http/createHttpApp';
import type { Deps } from '@server/http/deps';
import { shareArticles } from './service';

/** Shares articles of a workspace with others. */
export function sharingRoutes(app: HttpApp, deps: Deps): void {
  app.post(
    '/workspace/v1/articles/share',
    {
      config: { access: 'user' },
      schema: { querystring: WorkspaceQuery, body: ShareBody, response: { 200: ShareAnswer } },
    },
    ({ caller, query, body }) => shareArticles(deps, caller, query.ownerId, body),
  );
}
