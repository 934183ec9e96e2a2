import { Done, IdParams } from '@contract/common';
import { OwnerQuery, ProfileGroupAnswer, ProfileGroupBody, ProfileGroupMoveQuery } from '@contract/topic';
import type { HttpApp } from '@server/http/createHttpApp';
import type { Deps } from '@server/http/deps';
import { createGroup, editGroup, moveGroup, removeGroup } from './service';

const user = { access: 'user' } as const;
const image = { ...user, heavy: 'image' } as const;
const done = { status: 'ok' } as const;
/** Room for a base64 image of 1 MB and the other fields. */
const bodyLimit = 2_000_000;

/** Categories of topics. */
export function topicGroupRoutes(app: HttpApp, { db }: Deps): void {
  app.post(
    '/data/v1/profilegroups/create',
    { config: image, bodyLimit, schema: { body: ProfileGroupBody, response: { 200: ProfileGroupAnswer } } },
    async ({ body, caller }) => ({ profileGroup: await createGroup(db, caller, body) }),
  );
  app.put(
    '/data/v1/profilegroups/:id',
    {
      config: image,
      bodyLimit,
      schema: { params: IdParams, body: ProfileGroupBody, response: { 200: ProfileGroupAnswer } },
    },
    async ({ params, body, caller }) => ({ profileGroup: await editGroup(db, caller, params.id, body) }),
  );
  app.delete(
    '/data/v1/profilegroups/:id',
    { config: user, schema: { params: IdParams, querystring: OwnerQuery, response: { 200: Done } } },
    async ({ params, query, caller }) => {
      await removeGroup(db, caller, params.id, query.owner);
      return done;
    },
  );
  // Specified as GET although it changes data.
  app.get(
    '/data/v1/profilegroups/:id/move',
    { config: user, schema: { params: IdParams, querystring: ProfileGroupMoveQuery, response: { 200: Done } } },
    async ({ params, query, caller }) => {
      await moveGroup(db, caller, params.id, query.profileGroupOrder, query.owner);
      return done;
    },
  );
}
