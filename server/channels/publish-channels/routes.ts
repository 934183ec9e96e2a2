import { IdParams } from '@contract/common';
import { ItemClassParams, PublishChannel, PublishChannelBody, PublishChannelsAnswer } from '@contract/publishChannels';
import { SourcesAnswer } from '@contract/topic';
import type { HttpApp } from '@server/http/createHttpApp';
import { forbidden } from '@server/http/errors';
import { sourcesAmong } from '../sources/repository';
import type { ChannelDeps } from '../service';
import { listPublishChannels } from './repository';
import { createPublishChannel, publishChannelsOf, renamePublishChannel } from './service';

const admin = { access: 'admin' } as const;
const path = '/iam/v1/department/publishchannels';

/**
 * Routes for the channels to which people publish: administrators manage them, and people with publish permission list
 * them. They are removed like other channels, by POST /iam/v1/department/channels/delete.
 */
export function publishChannelRoutes(app: HttpApp, deps: ChannelDeps): void {
  app.get(path, { config: admin, schema: { response: { 200: PublishChannelsAnswer } } }, ({ caller }) =>
    publishChannelsOf(deps, caller),
  );
  app.post(
    path,
    { config: admin, schema: { body: PublishChannelBody, response: { 200: PublishChannel } } },
    ({ caller, body }) => createPublishChannel(deps, caller, body),
  );
  app.put(
    `${path}/:id`,
    { config: admin, schema: { params: IdParams, body: PublishChannelBody, response: { 200: PublishChannel } } },
    ({ caller, params, body }) => renamePublishChannel(deps, caller, params.id, body),
  );
  app.get(
    '/data/v1/sources/publishsource/:itemClass',
    { config: { access: 'user' }, schema: { params: ItemClassParams, response: { 200: SourcesAnswer } } },
    async ({ caller }) => {
      if (!caller.publishPermission) throw forbidden('Publish permissions are required');
      const channels = await listPublishChannels(deps.db, caller.departmentId);
      const sources = await sourcesAmong(
        deps.db,
        caller.departmentId,
        channels.map(({ id }) => id),
      );
      return { sources, total: sources.length };
    },
  );
}
