import { IdParams } from '@contract/common';
import { deliveryMethods } from '@contract/limits';
import { SourcesAnswer, SourcesQuery } from '@contract/topic';
import type { HttpApp } from '@server/http/createHttpApp';
import type { Deps } from '@server/http/deps';
import { forbidden, notFound } from '@server/http/errors';
import { childrenOf, findSource, listProviderSources, listSources } from './repository';

const user = { access: 'user' } as const;

/**
 * Routes for sources: the provider's and the department's channels. With `deliveryMethods.publish`, only the sources of
 * published content.
 */
export function sourceRoutes(app: HttpApp, { db }: Deps): void {
  app.get(
    '/data/v1/sources',
    { config: user, schema: { querystring: SourcesQuery, response: { 200: SourcesAnswer } } },
    async ({ query, caller }) => {
      const publishOnly = query.deliveryMethods === deliveryMethods.publish;
      if (publishOnly && !caller.publishPermission) throw forbidden('Publish permissions are required');
      const sources = await listSources(db, caller.departmentId, publishOnly);
      return { sources, total: sources.length };
    },
  );
  app.get('/pharma/v1/sources', { config: user, schema: { response: { 200: SourcesAnswer } } }, async () => {
    const sources = await listProviderSources(db);
    return { sources, total: sources.length };
  });
  app.get(
    '/data/v1/sources/:id',
    { config: user, schema: { params: IdParams, response: { 200: SourcesAnswer } } },
    async ({ params, caller }) => {
      const source = await findSource(db, caller.departmentId, params.id);
      if (!source) throw notFound();
      const sources = source.package ? await childrenOf(db, caller.departmentId, source.id) : [];
      return { sources, total: sources.length };
    },
  );
}
