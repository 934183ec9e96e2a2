import {
  EmailPreview,
  SendArticlesBody,
  SendEmailAnswer,
  SendItemsBody,
  type SendArticlesBody as ArticlesBody,
  type SendItemsBody as ItemsBody,
} from '@contract/articleEmail';
import { WorkspaceQuery } from '@contract/workspaceArticles';
import type { Caller } from '@server/http/caller';
import type { HttpApp } from '@server/http/createHttpApp';
import type { Deps } from '@server/http/deps';
import { itemsOfWorkspace } from './emailedArticles';
import { previewEmail, sendEmail, type EmailRequest } from './service';

const config = { access: 'user', heavy: 'email' } as const;
const items = '/workspace/v1/items/send';
const articles = '/workspace/v1/articles/send';

/** Emails articles to user groups and external addresses: items that the caller can see, or articles of a workspace. */
export function emailingRoutes(app: HttpApp, deps: Deps): void {
  app.post(items, { config, schema: { body: SendItemsBody, response: { 200: SendEmailAnswer } } }, ({ caller, body }) =>
    sendEmail(deps, caller, ofItems(body)),
  );
  app.post(
    `${items}/preview`,
    { config, schema: { body: SendItemsBody, response: { 200: EmailPreview } } },
    ({ caller, body }) => previewEmail(deps, caller, ofItems(body)),
  );
  const ofWorkspace = { querystring: WorkspaceQuery, body: SendArticlesBody };
  app.post(
    articles,
    { config, schema: { ...ofWorkspace, response: { 200: SendEmailAnswer } } },
    ({ caller, query, body }) => sendEmail(deps, caller, ofArticles(caller, query.ownerId, body)),
  );
  app.post(
    `${articles}/preview`,
    { config, schema: { ...ofWorkspace, response: { 200: EmailPreview } } },
    ({ caller, query, body }) => previewEmail(deps, caller, ofArticles(caller, query.ownerId, body)),
  );
}

const ofItems = ({ comments = '', to, ownerIds, items, ...request }: ItemsBody): EmailRequest => ({
  ...request,
  comment: comments,
  readItems: () => Promise.resolve(items),
  groupIds: ownerIds,
  addresses: to,
});

const ofArticles = (
  caller: Caller,
  ownerId: string | undefined,
  { comment = '', articleIds, ownerIds, emails, ...request }: ArticlesBody,
): EmailRequest => ({
  ...request,
  comment,
  readItems: (db) => itemsOfWorkspace(db, caller, ownerId, articleIds),
  groupIds: ownerIds,
  addresses: emails,
});
