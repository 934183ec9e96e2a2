import { IdParams } from '@contract/common';
import type { HttpApp } from '@server/http/createHttpApp';
import type { Deps } from '@server/http/deps';
import { notFound } from '@server/http/errors';
import { findImage } from './repository';

/**
 * Serves uploaded images (category images, logos). An image never changes: a new one gets a new id, so responses are
 * cached forever.
 */
export function imageRoutes(app: HttpApp, { db }: Deps): void {
  app.get('/cdn/images/:id', { config: { access: 'public' }, schema: { params: IdParams } }, async (request, reply) => {
    const image = await findImage(db, request.params.id);
    if (!image) throw notFound();
    return reply
      .header('Cache-Control', 'public, max-age=31536000, immutable')
      .type(image.content_type)
      .send(image.bytes);
  });
}
