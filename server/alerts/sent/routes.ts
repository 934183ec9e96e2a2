import { EditionAnswer, EditionsAnswer } from '@contract/alert';
import { NumberParams, Paging } from '@contract/common';
import { limits } from '@contract/limits';
import type { HttpApp } from '@server/http/createHttpApp';
import type { Deps } from '@server/http/deps';
import { notFound } from '@server/http/errors';
import { listEditions, readEdition } from './repository';

/** The archive of alerts sent to the caller. */
export function editionRoutes(app: HttpApp, { db }: Deps): void {
  app.get(
    '/alert/v1/editions',
    { config: { access: 'user' }, schema: { querystring: Paging, response: { 200: EditionsAnswer } } },
    ({ caller, query }) => listEditions(db, caller.userId, query.start ?? 0, query.limit ?? limits.topicListPage),
  );

  app.get(
    '/alert/v1/editions/:id',
    { config: { access: 'user' }, schema: { params: NumberParams, response: { 200: EditionAnswer } } },
    async ({ caller, params }) => {
      const edition = await readEdition(db, caller.userId, params.id);
      if (!edition) throw notFound();
      return edition;
    },
  );
}
