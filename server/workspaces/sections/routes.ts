import { Done, NumberParams } from '@contract/common';
import { transport } from '@contract/limits';
import { ArticleOrderBody, SectionTreeAnswer } from '@contract/newsletters';
import {
  SectionAnswer,
  SectionArticlesBody,
  SectionBody,
  SectionChangeBody,
  SectionMoveBody,
  SectionOrderBody,
  SectionRemovalBody,
  SectionsAnswer,
} from '@contract/sections';
import { WorkspaceQuery } from '@contract/workspaceArticles';
import type { HttpApp } from '@server/http/createHttpApp';
import type { Deps } from '@server/http/deps';
import {
  assignArticles,
  clearSection,
  createSection,
  deleteSection,
  moveSection,
  orderSubsections,
  orderSectionArticles,
  removeFromSections,
  sectionOf,
  sectionsOf,
  sectionTreeOf,
  updateSection,
} from './service';

const config = { access: 'user' } as const;
const path = '/workspace/v1/groups';
const done = { status: 'ok' } as const;
const bodyLimit = transport.listBytes;
const one = { params: NumberParams, querystring: WorkspaceQuery };
const change = { ...one, response: { 200: Done } };

/** Sections of a workspace ("groups" in the API), and the articles in them. */
export function sectionRoutes(app: HttpApp, { db }: Deps): void {
  // The same list at two paths: the articles' one is for readers, who see sections with their counts.
  for (const url of [path, '/workspace/v1/articles/groups/view']) {
    app.get(
      url,
      { config, schema: { querystring: WorkspaceQuery, response: { 200: SectionsAnswer } } },
      ({ caller, query }) => sectionsOf(db, caller, query.ownerId),
    );
  }
  app.post(
    path,
    { config, schema: { body: SectionBody, response: { 200: SectionAnswer } } },
    async ({ caller, body }) => ({ group: await createSection(db, caller, body) }),
  );
  app.post(
    `${path}/articles/remove`,
    { config, bodyLimit, schema: { querystring: WorkspaceQuery, body: SectionRemovalBody, response: { 200: Done } } },
    async ({ caller, query, body }) => {
      await removeFromSections(db, caller, query.ownerId, body);
      return done;
    },
  );
  app.get(
    `${path}/tree`,
    { config, schema: { querystring: WorkspaceQuery, response: { 200: SectionTreeAnswer } } },
    ({ caller, query }) => sectionTreeOf(db, caller, query.ownerId),
  );
  app.get(
    `${path}/:id`,
    { config, schema: { ...one, response: { 200: SectionAnswer } } },
    async ({ caller, params, query }) => ({ group: await sectionOf(db, caller, query.ownerId, params.id) }),
  );
  app.put(
    `${path}/:id`,
    { config, schema: { params: NumberParams, body: SectionChangeBody, response: { 200: SectionAnswer } } },
    async ({ caller, params, body }) => ({ group: await updateSection(db, caller, params.id, body) }),
  );
  app.delete(`${path}/:id`, { config, schema: change }, async ({ caller, params, query }) => {
    await deleteSection(db, caller, query.ownerId, params.id);
    return done;
  });
  app.post(
    `${path}/:id/move`,
    { config, schema: { ...change, body: SectionMoveBody } },
    async ({ caller, params, query, body }) => {
      await moveSection(db, caller, query.ownerId, params.id, body);
      return done;
    },
  );
  app.post(
    `${path}/:id/order`,
    { config, schema: { ...change, body: SectionOrderBody } },
    async ({ caller, params, query, body }) => {
      await orderSubsections(db, caller, query.ownerId, params.id, body);
      return done;
    },
  );
  app.post(
    `${path}/:id/articles`,
    { config, schema: { ...change, body: SectionArticlesBody } },
    async ({ caller, params, query, body }) => {
      await assignArticles(db, caller, query.ownerId, params.id, body.articleIds);
      return done;
    },
  );
  app.get(`${path}/:id/clear`, { config, schema: change }, async ({ caller, params, query }) => {
    await clearSection(db, caller, query.ownerId, params.id);
    return done;
  });
  app.post(
    `${path}/:id/order/articles`,
    { config, bodyLimit, schema: { ...change, body: ArticleOrderBody } },
    async ({ caller, params, query, body }) => {
      await orderSectionArticles(db, caller, query.ownerId, params.id, body);
      return done;
    },
  );
}
