import { Type } from 'typebox';
import { SignOnConfig } from '@contract/auth';
import type { HttpApp } from '@server/http/createHttpApp';
import type { SignOnSettingsByHost } from './settings';

const Params = Type.Object({
  file: Type.String({
    maxLength: 260,
    pattern: '^[A-Za-z0-9.:_-]+\\.json$',
    description: 'a host name followed by .json',
  }),
});

/**
 * GET /cdn/sign-on/{host}.json, with the default settings for an unknown host. The host is the one in the path, never
 * the Host header.
 */
export function signOnConfigRoutes(app: HttpApp, settings: SignOnSettingsByHost): void {
  app.get(
    '/cdn/sign-on/:file',
    { config: { access: 'public' }, schema: { params: Params, response: { 200: SignOnConfig } } },
    (request, reply) => {
      reply.header('Cache-Control', 'public, max-age=60');
      return settings.find(request.params.file.slice(0, -'.json'.length));
    },
  );
}
