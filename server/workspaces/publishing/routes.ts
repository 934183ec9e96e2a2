import { Done } from '@contract/common';
import { PublishAnswer, PublishBody, UnpublishBody } from '@contract/ownArticles';
import { WorkspaceQuery } from '@contract/workspaceArticles';
import type { HttpApp } from '@server/http/createHttpApp';
import type { Deps } from '@server/http/deps';
import { publishArticles, unpublishArticles } from './service';

const config = { access: 'user' } as const;
const path = '/workspace/v1/article';

/** Publishes articles of a workspace to channels and topics, and withdraws them. Requires publish permission. */
export function publishingRoutes(app: HttpApp, deps: Deps): void {
  app.post(
    `${path}/publish`,
    { config, schema: { querystring: WorkspaceQuery, body: PublishBody, response: { 200: PublishAnswer } } },
    ({ caller, query, body }) => publishArticles(deps, caller, query.ownerId, body),
  );
  app.post(
    `${path}/unpublish`,
    { config, schema: { querystring: WorkspaceQuery, body: UnpublishBody, response: { 200: Done } } },
    async ({ caller, query, body }) => {
      await unpublishArticles(deps, caller, query.ownerId, body);
      return { status: 'ok' } as const;
    },
  );
}
