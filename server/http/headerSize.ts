import type { FastifyInstance } from 'fastify';
import { transport } from '@contract/limits';
import { AppError } from './errors';

/**
 * Refuses large headers before anything reads them: negotiating by 250 KB of Accept-Encoding takes as long as many calls.
 * Node's own limit has to leave room for the address, which holds whole queries.
 */
export function limitHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { rawHeaders } = request.raw;
    const characters = rawHeaders.reduce((sum, part) => sum + part.length, 0);
    if (characters <= transport.otherHeaderBytes) {
      done();
      return;
    }
    // The refusal is an answer too: nothing may negotiate its form by these.
    request.raw.headers = {};
    done(new AppError('TOO_LARGE', 'The headers of this request are too large.', { status: 431 }));
  });
}
