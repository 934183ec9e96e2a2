import { ChannelExchange, FeedAddresses, PushKey } from '@contract/channelExchange';
import { Done, IdParams } from '@contract/common';
import { findPublishChannel } from '@server/channels/publish-channels/repository';
import { lockDepartment } from '@server/channels/repository';
import type { Tx } from '@server/db/schema';
import type { Caller } from '@server/http/caller';
import type { HttpApp } from '@server/http/createHttpApp';
import type { Deps } from '@server/http/deps';
import { notFound } from '@server/http/errors';
import { feedUrls } from './feedUrls';
import { deletePushKey, readExchange, replaceFeedAddress, replacePushKey, revokeFeedAddress } from './repository';

const done = { status: 'ok' } as const;
const config = { access: 'admin' } as const;
const path = '/iam/v1/department/publishchannels/:id';

/**
 * Routes with which administrators let others read a publish channel as a feed, and push documents into it. Both are off
 * until an address or a key is made.
 */
export function exchangeRoutes(app: HttpApp, deps: Deps): void {
  const { db, clock } = deps;
  const { publicUrl } = deps.config;
  const pushUrl = (id: string) => `${publicUrl}/data/v1/push/${id}`;
  /** Changes a channel of the caller's department, one change at a time. */
  const change = <T>(caller: Caller, id: string, run: (tx: Tx) => Promise<T>): Promise<T> =>
    db.transaction().execute(async (tx) => {
      await lockDepartment(tx, caller.departmentId);
      if (!(await findPublishChannel(tx, caller.departmentId, id))) throw notFound();
      return run(tx);
    });

  app.get(
    `${path}/exchange`,
    { config, schema: { params: IdParams, response: { 200: ChannelExchange } } },
    async ({ caller, params: { id } }) => {
      if (!(await findPublishChannel(db, caller.departmentId, id))) throw notFound();
      const { feed, push } = await readExchange(db, id);
      return {
        feed: feed && { createdAt: feed.created_at.toISOString() },
        push: push && {
          createdAt: push.created_at.toISOString(),
          lastReceivedAt: push.last_received_at?.toISOString() ?? null,
        },
        pushUrl: pushUrl(id),
      };
    },
  );
  app.post(
    `${path}/feed`,
    { config, schema: { params: IdParams, response: { 200: FeedAddresses } } },
    async ({ caller, params: { id } }) =>
      feedUrls(publicUrl, await change(caller, id, (tx) => replaceFeedAddress(tx, id, clock()))),
  );
  app.delete(
    `${path}/feed`,
    { config, schema: { params: IdParams, response: { 200: Done } } },
    async ({ caller, params: { id } }) => {
      await change(caller, id, (tx) => revokeFeedAddress(tx, id, clock()));
      return done;
    },
  );
  app.post(
    `${path}/pushkey`,
    { config, schema: { params: IdParams, response: { 200: PushKey } } },
    async ({ caller, params: { id } }) => ({
      key: await change(caller, id, (tx) => replacePushKey(tx, id, clock())),
      pushUrl: pushUrl(id),
    }),
  );
  app.delete(
    `${path}/pushkey`,
    { config, schema: { params: IdParams, response: { 200: Done } } },
    async ({ caller, params: { id } }) => {
      await change(caller, id, (tx) => deletePushKey(tx, id));
      return done;
    },
  );
}
