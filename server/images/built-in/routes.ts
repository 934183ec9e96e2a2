import { times } from '@contract/limits';
import { ImageLibrary } from '@contract/topic';
import { library, librarySvg } from './imageLibrary';
import type { HttpApp } from '@server/http/createHttpApp';
import { notFound } from '@server/http/errors';

const open = { access: 'public' } as const;
const cache = `public, max-age=${times.apiCacheSeconds}`;
const index: ImageLibrary = {
  groups: library.map(({ name, images }) => ({
    name,
    images: images.map(({ name: title, address }) => ({ name: title, address })),
  })),
};

/** Serves the library of category images: public and the same for everyone, so no token is required. */
export function imageLibraryRoutes(app: HttpApp): void {
  app.get(
    '/cdn/library/index.json',
    { config: open, schema: { response: { 200: ImageLibrary } } },
    (_request, reply) => {
      reply.header('Cache-Control', cache);
      return index;
    },
  );
  app.get<{ Params: { '*': string } }>('/cdn/library/*', { config: open, schema: { hide: true } }, (request, reply) => {
    const svg = librarySvg(`/cdn/library/${request.params['*']}`);
    if (svg === undefined) throw notFound();
    return reply.header('Cache-Control', cache).type('image/svg+xml').send(svg);
  });
}
