import path from 'node:path';
import { times } from '@contract/limits';
import type { HttpApp } from './createHttpApp';
import { publicFolder } from './folders';

const folder = path.join(publicFolder, 'cdn');
const maxAge = times.apiCacheSeconds * 1_000;

/** Files that are part of the product: colour schemes, the image library, the icon. Needs what `serveClient` registers. */
export function serveCdn(app: HttpApp): void {
  app.get<{ Params: { '*': string } }>(
    '/cdn/*',
    { config: { access: 'public' }, schema: { hide: true } },
    (request, reply) => reply.sendFile(request.params['*'], folder, { maxAge }),
  );
  // Browsers look here for the icon of what names none, such as the API's description or an article as XML.
  app.get('/favicon.ico', { config: { access: 'public' }, schema: { hide: true } }, (_request, reply) =>
    reply.sendFile('favicon.svg', folder, { maxAge }),
  );
}
