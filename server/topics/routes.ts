import { Done, IdParams } from '@contract/common';
import { transport } from '@contract/limits';
import {
  FavoriteQuery,
  FavouritesAnswer,
  OwnerQuery,
  ProfileAnswer,
  ProfileBody,
  ProfileCopyQuery,
  ProfileDeleteQuery,
  ProfileInfoAnswer,
  ProfileInfoBody,
  ProfileMoveQuery,
  ProfileSearchAnswer,
  ProfileSearchQuery,
  TopicTreeAnswer,
} from '@contract/topic';
import { SubscribableAnswer, SubscribableQuery, TopicUsersAnswer } from '@contract/subscribers';
import { BulkFavouriteBody, UserSubscriptionsAnswer, UserTopicsAnswer, UserTopicsParams } from '@contract/users';
import type { HttpApp } from '@server/http/createHttpApp';
import type { Deps } from '@server/http/deps';
import { nodeId } from './access';
import { copyTopic } from './copyTopic';
import { addFavouritesOf, setFavourite } from './favorites/service';
import { createTopic, editTopic, moveTopic, readTopic, removeTopic } from './service';
import { searchTopics } from './searchTopics';
import { countTopics } from './repository';
import { subscribableTopics, usersOfTopic } from './subscribers';
import { companyTree, favourites, ownTree, providerTree } from './topicTree';
import { userSubscriptions } from './userSubscriptions';
import { userTopics } from './userTopics';

const user = { access: 'user' } as const;
/** Saving a topic parses its query. */
const parsed = { ...user, heavy: 'query' } as const;
const bodyLimit = transport.queryBytes;
const admin = { access: 'admin' } as const;
const done = { status: 'ok' } as const;

/** Topics: trees, search, favorites, and all changes of the caller's own and the company's topics. */
export function topicRoutes(app: HttpApp, deps: Deps): void {
  listRoutes(app, deps);
  infoRoutes(app, deps);
  subscriberRoutes(app, deps);
  changeRoutes(app, deps);
  orderRoutes(app, deps);
  othersRoutes(app, deps);
}

function listRoutes(app: HttpApp, { db }: Deps): void {
  const tree = { config: user, schema: { response: { 200: TopicTreeAnswer } } };
  app.get('/data/v1/profiles', tree, (request) => providerTree(db, request.caller));
  app.get('/data/v1/profiles/company', tree, (request) => companyTree(db, request.caller));
  app.get('/data/v1/profiles/user', tree, (request) => ownTree(db, request.caller));
  app.get('/data/v1/profiles/favorite', { config: user, schema: { response: { 200: FavouritesAnswer } } }, (request) =>
    favourites(db, request.caller),
  );
  app.get(
    '/data/v1/profiles/search',
    { config: user, schema: { querystring: ProfileSearchQuery, response: { 200: ProfileSearchAnswer } } },
    (request) => searchTopics(db, request.caller, request.query),
  );
}

function infoRoutes(app: HttpApp, { db }: Deps): void {
  const info = {
    config: user,
    bodyLimit: transport.listBytes,
    schema: { body: ProfileInfoBody, response: { 200: ProfileInfoAnswer } },
  };
  app.post('/data/v1/profiles/company/info', info, ({ body, caller }) =>
    countTopics(db, caller, body.topicType ?? 'COMPANY', body.ids?.map(nodeId)),
  );
  app.post('/data/v1/profiles/user/info', info, ({ body, caller }) =>
    countTopics(db, caller, 'USER', body.ids?.map(nodeId)),
  );
}

/** For administrators who manage other users' subscriptions. */
function subscriberRoutes(app: HttpApp, { db }: Deps): void {
  app.get(
    '/data/v1/profiles/subscribable',
    { config: admin, schema: { querystring: SubscribableQuery, response: { 200: SubscribableAnswer } } },
    ({ caller, query }) => subscribableTopics(db, caller, query),
  );
  app.get(
    '/data/v1/profiles/:id/users',
    { config: admin, schema: { params: IdParams, response: { 200: TopicUsersAnswer } } },
    ({ caller, params }) => usersOfTopic(db, caller, params.id),
  );
}

function changeRoutes(app: HttpApp, { db, clock }: Deps): void {
  app.post(
    '/data/v1/profiles',
    { config: parsed, bodyLimit, schema: { body: ProfileBody, response: { 200: ProfileAnswer } } },
    async ({ body, caller }) => ({ profile: await createTopic(db, caller, body, clock()) }),
  );
  app.get(
    '/data/v1/profiles/:id',
    {
      config: user,
      schema: { params: IdParams, querystring: OwnerQuery, response: { 200: ProfileAnswer } },
    },
    async ({ params, query, caller }) => ({ profile: await readTopic(db, caller, params.id, query.owner) }),
  );
  app.put(
    '/data/v1/profiles/:id',
    { config: parsed, bodyLimit, schema: { params: IdParams, body: ProfileBody, response: { 200: ProfileAnswer } } },
    async ({ params, body, caller }) => ({ profile: await editTopic(db, caller, params.id, body, clock()) }),
  );
  app.delete(
    '/data/v1/profiles/:id',
    { config: user, schema: { params: IdParams, querystring: ProfileDeleteQuery, response: { 200: Done } } },
    async ({ params, query, caller }) => {
      await removeTopic(db, caller, params.id, query.owner);
      return done;
    },
  );
}

/** `copy` and `move` are specified as GET although they change data. */
function orderRoutes(app: HttpApp, { db }: Deps): void {
  app.get(
    '/data/v1/profiles/:id/copy',
    {
      config: user,
      schema: { params: IdParams, querystring: ProfileCopyQuery, response: { 200: ProfileAnswer } },
    },
    async ({ params, query, caller }) => ({ profile: await copyTopic(db, caller, params.id, query) }),
  );
  app.get(
    '/data/v1/profiles/:id/move',
    {
      config: user,
      schema: { params: IdParams, querystring: ProfileMoveQuery, response: { 200: Done } },
    },
    async ({ params, query, caller }) => {
      await moveTopic(db, caller, params.id, query);
      return done;
    },
  );
  app.put(
    '/data/v1/profiles/:id/favorite',
    { config: user, schema: { params: IdParams, querystring: FavoriteQuery, response: { 200: Done } } },
    async ({ params, query, caller }) => {
      await setFavourite(db, caller, params.id, query.enable);
      return done;
    },
  );
}

/** What administrators do for other users of their department. */
function othersRoutes(app: HttpApp, deps: Deps): void {
  app.get(
    '/data/v1/profiles/user/:userId',
    { config: user, schema: { params: UserTopicsParams, response: { 200: UserTopicsAnswer } } },
    ({ params, caller }) => userTopics(deps, caller, params.userId),
  );
  app.get(
    '/data/v1/profiles/user/:userId/subscriptions',
    { config: admin, schema: { params: UserTopicsParams, response: { 200: UserSubscriptionsAnswer } } },
    ({ params, caller }) => userSubscriptions(deps, caller, params.userId),
  );
  // The path belongs to another service, but favorites are stored here.
  app.put(
    '/iam/v1/department/users/favorite',
    { config: admin, bodyLimit: transport.listBytes, schema: { body: BulkFavouriteBody, response: { 200: Done } } },
    async ({ body, caller }) => {
      await addFavouritesOf(deps.db, caller, body);
      return done;
    },
  );
}
