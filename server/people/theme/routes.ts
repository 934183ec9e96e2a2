import { Type } from 'typebox';
import { Id } from '@contract/common';
import { ThemeColors, ThemeFooter } from '@contract/iam';
import { times } from '@contract/limits';
import type { HttpApp } from '@server/http/createHttpApp';
import type { Deps } from '@server/http/deps';
import { notFound } from '@server/http/errors';
import { findImage } from '@server/images/repository';
import { findDepartmentTheme } from './repository';
import { readTheme } from './theme';

const Params = Type.Object({ department: Id });

/**
 * Serves a department's theme: colors, footer, logo, and favicon. Nothing in them is secret, so no token is required,
 * as for images.
 */
export function themeRoutes(app: HttpApp, { db }: Deps): void {
  const find = async (department: string) => readTheme(await findDepartmentTheme(db, department));
  const cache = `public, max-age=${times.apiCacheSeconds}`;

  app.get(
    '/cdn/theme/:department/color.json',
    { config: { access: 'public' }, schema: { params: Params, response: { 200: ThemeColors } } },
    async (request, reply) => {
      const { colors } = await find(request.params.department);
      if (!colors) throw notFound();
      reply.header('Cache-Control', cache);
      return colors;
    },
  );

  app.get(
    '/cdn/theme/:department/footer.json',
    { config: { access: 'public' }, schema: { params: Params, response: { 200: ThemeFooter } } },
    async (request, reply) => {
      const { footer } = await find(request.params.department);
      if (!footer) throw notFound();
      reply.header('Cache-Control', cache);
      return footer;
    },
  );

  for (const name of ['logo', 'favicon'] as const) {
    app.get(
      `/cdn/theme/:department/${name}`,
      { config: { access: 'public' }, schema: { params: Params } },
      async (request, reply) => {
        const { [name]: id } = await find(request.params.department);
        const image = id === undefined ? undefined : await findImage(db, id);
        if (!image) throw notFound();
        return (
          reply
            .header('Cache-Control', cache)
            // Emails contain the logo: webmail is another origin, and so is the sandboxed frame of a preview.
            .header('Cross-Origin-Resource-Policy', 'cross-origin')
            .type(image.content_type)
            .send(image.bytes)
        );
      },
    );
  }
}
