import { EventEmitter } from 'node:events';
import type { FastifyReply } from 'fastify';
import { SearchFailure } from '@server/engine/computing/searchFailure';
import { whileConnected } from '@server/search/whileConnected';

const reply = (): FastifyReply => ({ raw: new EventEmitter(), request: { cookies: {} } }) as unknown as FastifyReply;
const answered = (failure: SearchFailure) =>
  whileConnected(reply(), { userId: 'u1' }, () => Promise.reject(failure)).catch((error: unknown) => error);

test.each([
  ['whose turn did not come', new SearchFailure('UNAVAILABLE'), 503, true],
  [
    'that is too expensive',
    new SearchFailure('SEARCH_TOO_EXPENSIVE', { cause: new Error('statement timeout') }),
    503,
    true,
  ],
  ['whose thread ended', new SearchFailure('UNAVAILABLE', { cause: new Error('out of memory') }), 503, false],
])('for a search that %s, the error is classified as expected or not', async (_name, failure, status, expected) => {
  expect(await answered(failure)).toMatchObject({ status, expected });
});
