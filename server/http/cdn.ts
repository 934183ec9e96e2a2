import path from 'node:path';
import { times } from '@contract/limits';
import type { HttpApp } from './createHttpApp';
import { publicFolder } from './folders';

/** Files that are part of the product: colour schemes, the image library. Needs what `serveClient` registers. */
export function serveCdn(app: HttpApp): void {
  app.get<{ Params: { '*': string } }>(
    '/cdn/*',
    { config: { access: 'public' }, schema: { hide: true } },
    (request, reply) =>
      reply.sendFile(request.params['*'], path.join(publicFolder, 'cdn'), { maxAge: times.apiCacheSeconds * 1_000 }),
  );
}
