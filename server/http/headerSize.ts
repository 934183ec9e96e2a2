import type { FastifyInstance } from 'fastify';
import { transport } from '@contract/limits';
import { AppError } from './errors';

/**
 * Refuses requests with large headers before anything parses them: negotiating over 250 KB of Accept-Encoding takes as
 * long as many requests. Node's own limit must leave room for the request target, which contains whole queries.
 */
export function limitHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { rawHeaders } = request.raw;
    const characters = rawHeaders.reduce((sum, part) => sum + part.length, 0);
    if (characters <= transport.otherHeaderBytes) {
      done();
      return;
    }
    // The error response must not be negotiated by these headers either.
    request.raw.headers = {};
    done(new AppError('TOO_LARGE', 'The headers of this request are too large.', { status: 431 }));
  });
}
