import { Type, type Static } from 'typebox';
import {
  SubscribeAnswer,
  SubscribeBody,
  SubscriptionSettingsBody,
  SubscribePeopleBody,
  SubscribePeopleParams,
  SubscriptionsAnswer,
} from '@contract/alert';
import { Done, Id } from '@contract/common';
import { transport } from '@contract/limits';
import { SubscribePeopleAnswer, SubscribePreviewAnswer } from '@contract/subscribers';
import { BulkSubscriptionsBody } from '@contract/users';
import type { HttpApp } from '@server/http/createHttpApp';
import type { Deps } from '@server/http/deps';
import { previewSubscription, subscribeUsers, unsubscribeUsers, type BulkSubscription } from './subscribeUsers';
import { changeSubscription, listSubscriptions, subscribeCaller, subscribeMany, unsubscribeCaller } from './service';

const user = { access: 'user' } as const;
const admin = { access: 'admin' } as const;
const done = { status: 'ok' } as const;
const bodyLimit = transport.listBytes;
const ProfileParams = Type.Object({ profileId: Id });

/** Subscriptions: the caller's own, and those that administrators create for users of their department. */
export function subscriptionRoutes(app: HttpApp, deps: Deps): void {
  const { db, clock } = deps;
  peopleRoutes(app, deps);
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

  app.put(
    '/iam/v1/department/users/subscriptions',
    { config: admin, bodyLimit, schema: { body: BulkSubscriptionsBody, response: { 200: Done } } },
    async ({ body, caller }) => {
      await subscribeMany(db, caller, body, clock());
      return done;
    },
  );
}

/** Subscribes many users to one topic, for administrators, with a preview. */
function peopleRoutes(app: HttpApp, { db, clock }: Deps): void {
  const path = '/alert/v1/profiles/company/:profileId';
  const asked = { params: SubscribePeopleParams, body: SubscribePeopleBody };
  const change = { config: admin, bodyLimit, schema: { ...asked, response: { 200: SubscribePeopleAnswer } } };
  app.post(`${path}/subscribe/:deliveryMethod`, change, ({ params, body, caller }) =>
    subscribeUsers(db, caller, toBulkSubscription(params, body), clock()),
  );
  app.post(`${path}/unsubscribe/:deliveryMethod`, change, ({ params, body, caller }) =>
    unsubscribeUsers(db, caller, toBulkSubscription(params, body)),
  );
  app.post(
    `${path}/preview/:deliveryMethod`,
    { config: admin, bodyLimit, schema: { ...asked, response: { 200: SubscribePreviewAnswer } } },
    ({ params, body, caller }) => previewSubscription(db, caller, toBulkSubscription(params, body), clock()),
  );
}

function toBulkSubscription(
  { profileId, deliveryMethod }: Static<typeof SubscribePeopleParams>,
  userIds: readonly string[],
): BulkSubscription {
  return { profileId, method: deliveryMethod, userIds };
}
