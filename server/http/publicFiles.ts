import path from 'node:path';
import { times } from '@contract/limits';
import type { HttpApp } from './createHttpApp';
import { publicFolder } from './folders';

const folder = path.join(publicFolder, 'cdn');
const maxAge = times.apiCacheSeconds * 1_000;

/**
 * Serves the product's static files: color schemes, icons, and the web app manifest. Requires `serveClient` to be
 * registered first.
 */
export function servePublicFiles(app: HttpApp): void {
  app.get<{ Params: { '*': string } }>(
    '/cdn/*',
    { config: { access: 'public' }, schema: { hide: true } },
    (request, reply) => reply.sendFile(request.params['*'], folder, { maxAge }),
  );
  // Browsers request this path for documents that declare no icon, such as the API description or an article as XML.
  app.get('/favicon.ico', { config: { access: 'public' }, schema: { hide: true } }, (_request, reply) =>
    reply.sendFile('favicon.svg', folder, { maxAge }),
  );
}
