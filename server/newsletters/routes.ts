import { NumberParams } from '@contract/common';
import { transport } from '@contract/limits';
import {
  NewsletterAnswer,
  NewsletterBody,
  NewsletterContent,
  NewsletterPreview,
  NewsletterPreviewBody,
  NewslettersAnswer,
  NewslettersQuery,
  NewsletterTestAnswer,
} from '@contract/newsletters';
import { WorkspaceQuery } from '@contract/workspaceArticles';
import type { HttpApp } from '@server/http/createHttpApp';
import type { Deps } from '@server/http/deps';
import { cancelSending, contentOf, newsletterOf, newslettersOf, previewNewsletter, sendNewsletter } from './service';
import { sendTestMail } from './testMail';

const config = { access: 'publish' } as const;
const composed = { ...config, heavy: 'newsletter' } as const;
const bodyLimit = transport.listBytes;
const path = '/workspace/v1/newsletters';
const one = { params: NumberParams, querystring: WorkspaceQuery };

/** Newsletters, for users with the publish permission, from a workspace that they can see. */
export function newsletterRoutes(app: HttpApp, deps: Deps): void {
  app.post(
    `${path}/preview`,
    {
      config: composed,
      bodyLimit,
      schema: { querystring: WorkspaceQuery, body: NewsletterPreviewBody, response: { 200: NewsletterPreview } },
    },
    ({ caller, query, body }) => previewNewsletter(deps, caller, query.ownerId, body),
  );
  app.post(
    `${path}/send`,
    {
      config: composed,
      bodyLimit,
      schema: { querystring: WorkspaceQuery, body: NewsletterBody, response: { 200: NewsletterAnswer } },
    },
    async ({ caller, query, body }) => ({ newsletter: await sendNewsletter(deps, caller, query.ownerId, body) }),
  );
  app.post(
    `${path}/test`,
    {
      config: composed,
      bodyLimit,
      schema: { querystring: WorkspaceQuery, body: NewsletterPreviewBody, response: { 200: NewsletterTestAnswer } },
    },
    ({ caller, query, body }) => sendTestMail(deps, caller, query.ownerId, body),
  );
  app.get(
    path,
    { config, schema: { querystring: NewslettersQuery, response: { 200: NewslettersAnswer } } },
    ({ caller, query }) => newslettersOf(deps.db, caller, query),
  );
  app.get(
    `${path}/:id`,
    { config, schema: { ...one, response: { 200: NewsletterAnswer } } },
    async ({ caller, params, query }) => ({
      newsletter: await newsletterOf(deps.db, caller, query.ownerId, params.id),
    }),
  );
  app.get(
    `${path}/:id/content`,
    { config, schema: { ...one, response: { 200: NewsletterContent } } },
    ({ caller, params, query }) => contentOf(deps, caller, query.ownerId, params.id),
  );
  app.post(
    `${path}/:id/cancel`,
    { config, schema: { ...one, response: { 200: NewsletterAnswer } } },
    async ({ caller, params, query }) => ({ newsletter: await cancelSending(deps, caller, query.ownerId, params.id) }),
  );
}
