import { Done, NumberParams } from '@contract/common';
import { limits } from '@contract/limits';
import {
  OwnArticleSaved,
  PublishAnswer,
  PublishBody,
  PublishItemsBody,
  PublishPreview,
  PublishProfilesAnswer,
  PublishSaveBody,
  UnpublishBody,
  UnpublishedReferencesAnswer,
  UnpublishedReferencesBody,
} from '@contract/ownArticles';
import { WorkspaceQuery } from '@contract/workspaceArticles';
import type { HttpApp } from '@server/http/createHttpApp';
import type { Deps } from '@server/http/deps';
import { findWorkspace } from '../access';
import { previewPublishing } from './preview';
import { unpublishedReferences } from './references';
import { discardDraft, publishArticles, publishItems, saveAndPublish, updatePublished } from './service';
import { publishProfiles } from './targets';
import { unpublishArticles } from './unpublish';

const config = { access: 'user' } as const;
const path = '/workspace/v1/article';
/** A document in base64 with its envelope. */
const bodyLimit = limits.documentBase64 + 10_000;

/** Publishes articles of a workspace to channels and topics, and withdraws them. Requires publish permission. */
export function publishingRoutes(app: HttpApp, deps: Deps): void {
  app.get(`${path}/publish/profiles`, { config, schema: { response: { 200: PublishProfilesAnswer } } }, ({ caller }) =>
    publishProfiles(deps.db, caller),
  );
  app.post(
    `${path}/publish/preview`,
    {
      config: { ...config, heavy: 'publish' },
      schema: { querystring: WorkspaceQuery, body: PublishBody, response: { 200: PublishPreview } },
    },
    ({ caller, query, body }) => previewPublishing(deps, caller, query.ownerId, body),
  );
  app.post(
    `${path}/publish`,
    { config, schema: { querystring: WorkspaceQuery, body: PublishBody, response: { 200: PublishAnswer } } },
    ({ caller, query, body }) => publishArticles(deps, caller, query.ownerId, body),
  );
  app.post(
    `${path}/publish/save`,
    { config, schema: { body: PublishSaveBody, response: { 200: PublishAnswer } }, bodyLimit },
    ({ caller, body }) => saveAndPublish(deps, caller, body),
  );
  const one = { params: NumberParams, querystring: WorkspaceQuery, response: { 200: OwnArticleSaved } };
  app.put(`${path}/:id/publish/update`, { config, schema: one }, ({ caller, params, query }) =>
    updatePublished(deps, caller, query.ownerId, params.id),
  );
  app.post(`${path}/:id/discard`, { config, schema: one }, ({ caller, params, query }) =>
    discardDraft(deps, caller, query.ownerId, params.id),
  );
  app.post(
    `${path}/unpublish`,
    { config, schema: { querystring: WorkspaceQuery, body: UnpublishBody, response: { 200: Done } } },
    async ({ caller, query, body }) => {
      await unpublishArticles(deps, caller, query.ownerId, body);
      return { status: 'ok' } as const;
    },
  );
  app.post(
    '/workspace/v1/items/publish',
    { config, schema: { body: PublishItemsBody, response: { 200: PublishAnswer } } },
    ({ caller, body }) => publishItems(deps, caller, body),
  );
  app.post(
    '/workspace/v1/articles/related/unpublished',
    {
      config,
      schema: {
        querystring: WorkspaceQuery,
        body: UnpublishedReferencesBody,
        response: { 200: UnpublishedReferencesAnswer },
      },
    },
    async ({ caller, query, body }) => {
      const workspace = await findWorkspace(deps.db, caller, query.ownerId);
      return { articles: await unpublishedReferences(deps.db, caller, workspace.id, body.articleIds) };
    },
  );
}
