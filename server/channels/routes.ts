import { IdParams } from '@contract/common';
import { Channel, ChannelBody, ChannelIdsBody, ChannelRemoval, ChannelsAnswer, ChannelsQuery } from '@contract/iam';
import type { HttpApp } from '@server/http/createHttpApp';
import {
  channelOf,
  channelsOf,
  createChannel,
  deleteChannels,
  topicsOfChannels,
  updateChannel,
  type ChannelDeps,
} from './service';

const admin = { access: 'admin' } as const;
const path = '/iam/v1/department/channels';

/** Routes for a department's RSS channels: administrators manage them and see their health. */
export function channelRoutes(app: HttpApp, deps: ChannelDeps): void {
  app.get(
    path,
    { config: admin, schema: { querystring: ChannelsQuery, response: { 200: ChannelsAnswer } } },
    ({ caller, query }) => channelsOf(deps, caller, query),
  );
  app.post(path, { config: admin, schema: { body: ChannelBody, response: { 200: Channel } } }, ({ caller, body }) =>
    createChannel(deps, caller, body),
  );
  const several = { config: admin, schema: { body: ChannelIdsBody, response: { 200: ChannelRemoval } } };
  app.post(`${path}/topics`, several, ({ caller, body }) => topicsOfChannels(deps, caller, body.ids));
  app.post(`${path}/delete`, several, ({ caller, body }) => deleteChannels(deps, caller, body.ids));

  const one = { config: admin, schema: { params: IdParams, response: { 200: Channel } } };
  app.get(`${path}/:id`, one, ({ caller, params }) => channelOf(deps, caller, params.id));
  app.put(
    `${path}/:id`,
    { config: admin, schema: { params: IdParams, body: ChannelBody, response: { 200: Channel } } },
    ({ caller, params, body }) => updateChannel(deps, caller, params.id, body),
  );
  const removal = { config: admin, schema: { params: IdParams, response: { 200: ChannelRemoval } } };
  app.delete(`${path}/:id`, removal, ({ caller, params }) => deleteChannels(deps, caller, [params.id]));
}
