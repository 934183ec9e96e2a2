import { Type } from 'typebox';
import {
  SubscribeAnswer,
  SubscribeBody,
  SubscriptionSettingsBody,
  SubscribePeopleBody,
  SubscribePeopleParams,
  SubscriptionsAnswer,
} from '@contract/alert';
import { Done, Id } from '@contract/common';
import { BulkSubscriptionsBody } from '@contract/users';
import type { HttpApp } from '@server/http/app';
import type { Deps } from '@server/http/deps';
import {
  changeSubscription,
  listSubscriptions,
  subscribeCaller,
  subscribeMany,
  subscribePeople,
  unsubscribeCaller,
  unsubscribePeople,
} from './rules';

const user = { access: 'user' } as const;
const admin = { access: 'admin' } as const;
const done = { status: 'ok' } as const;
const ProfileParams = Type.Object({ profileId: Id });

/** Subscriptions: the caller's own, and those that administrators give to people of their department. */
export function subscriptionRoutes(app: HttpApp, { db, clock }: Deps): void {
  const own = { config: user, schema: { body: SubscribeBody, response: { 200: SubscribeAnswer } } };
  app.post('/alert/v1/profiles/company/subscribe', own, ({ body, caller }) =>
    subscribeCaller(db, caller, body, clock()),
  );
  app.post('/alert/v1/profiles/company/unsubscribe', own, ({ body, caller }) => unsubscribeCaller(db, caller, body));
  app.get(
    '/alert/v1/subscriptions',
    { config: user, schema: { response: { 200: SubscriptionsAnswer } } },
    ({ caller }) => listSubscriptions(db, caller, clock()),
  );
  app.put(
    '/alert/v1/subscriptions/:profileId',
    { config: user, schema: { params: ProfileParams, body: SubscriptionSettingsBody, response: { 200: Done } } },
    async ({ params, body, caller }) => {
      await changeSubscription(db, caller, params.profileId, body);
      return done;
    },
  );

  const people = {
    config: admin,
    schema: { params: SubscribePeopleParams, body: SubscribePeopleBody, response: { 200: Done } },
  };
  app.post(
    '/alert/v1/profiles/company/:profileId/subscribe/:deliveryMethod',
    people,
    async ({ params, body, caller }) => {
      await subscribePeople(db, caller, params.profileId, params.deliveryMethod, body, clock());
      return done;
    },
  );
  app.post(
    '/alert/v1/profiles/company/:profileId/unsubscribe/:deliveryMethod',
    people,
    async ({ params, body, caller }) => {
      await unsubscribePeople(db, caller, params.profileId, params.deliveryMethod, body);
      return done;
    },
  );
  app.put(
    '/iam/v1/department/users/subscriptions',
    { config: admin, schema: { body: BulkSubscriptionsBody, response: { 200: Done } } },
    async ({ body, caller }) => {
      await subscribeMany(db, caller, body, clock());
      return done;
    },
  );
}
