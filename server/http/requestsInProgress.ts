import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for a route whose answer stays open, and isn't counted as a request in progress. */
    isStream?: boolean;
  }
}

/**
 * Returns a function that counts the requests in progress of a key, including the current one.
 * @param keyOf the request's address or user; undefined if the request isn't counted
 */
export function countRequestsInProgress(
  app: FastifyInstance,
  keyOf: (request: FastifyRequest) => string | undefined,
): (key: string) => number {
  const counts = new Map<string, number>();
  const of = (key: string): number => counts.get(key) ?? 0;
  app.addHook('onRequest', (request, reply, done) => {
    const key = request.routeOptions.config.isStream === true ? undefined : keyOf(request);
    if (key === undefined) {
      done();
      return;
    }
    counts.set(key, of(key) + 1);
    reply.raw.once('close', () => {
      if (of(key) > 1) counts.set(key, of(key) - 1);
      else counts.delete(key);
    });
    done();
  });
  return of;
}
