import type { FastifyInstance } from 'fastify';

const formBytes = 4_096;

/**
 * Parses HTML form bodies (application/x-www-form-urlencoded) within this scope. If a name occurs twice, the last value
 * wins.
 */
export function acceptForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: formBytes },
    (_request, body, done) => {
      done(null, Object.assign(Object.create(null), Object.fromEntries(new URLSearchParams(String(body)))));
    },
  );
}
