import type { FastifyInstance } from 'fastify';

const formBytes = 4_096;

/** Within this scope plain HTML forms are understood too; of a name given twice the last value counts. */
export function acceptForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: formBytes },
    (_request, body, done) => {
      done(null, Object.assign(Object.create(null), Object.fromEntries(new URLSearchParams(String(body)))));
    },
  );
}
