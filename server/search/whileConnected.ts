import type { FastifyReply } from 'fastify';
import { limits, times } from '@contract/limits';
import { SearchFailure } from '@server/engine/computing/searchFailure';
import { observe } from '@server/metrics/observe';
import { searchQueue } from '@server/metrics/metrics';
import { FairQueue } from './fairQueue';
import { lastWriteOf } from './replicas/readYourWrites';
import type { SearchContext } from './searchSession';
import type { Caller } from '@server/http/caller';
import { AppError } from '@server/http/errors';
import { disconnectSignal } from '@server/http/disconnectSignal';

const texts = {
  CANCELLED: 'The search was canceled.',
  SEARCH_TOO_EXPENSIVE:
    'This search takes too much computing time. Use fewer words and prefixes, shorten phrases, or filter by date or source.',
  TOO_MANY_REQUESTS: 'You have too many searches waiting. Please try again in a few seconds.',
  UNAVAILABLE: 'Search is busy right now. Please try again in a few seconds.',
} as const;

/** Fewer slots than the process has connections, so that requests without a search don't wait. */
const queue = new FairQueue({
  concurrency: limits.searchesAtOnce,
  concurrencyPerPerson: limits.searchesOfOneAtOnce,
  waitingPerPerson: limits.searchesWaitingOfOne,
  waitMs: times.searchTurnMs,
});

observe(searchQueue, () => queue.sizes);

function errorFor(error: unknown): unknown {
  if (!(error instanceof SearchFailure)) return error;
  const isOverload = error.code === 'UNAVAILABLE' || error.code === 'TOO_MANY_REQUESTS';
  const retry = isOverload ? { retryAfterSeconds: times.searchRetrySeconds } : {};
  // UNAVAILABLE without a cause means that the search waited too long in the queue; with a cause, the ranking thread
  // ended.
  const expected = error.code !== 'UNAVAILABLE' || error.cause === undefined;
  return new AppError(error.code, texts[error.code], { cause: error, expected, ...retry });
}

/**
 * Runs a search in its caller's turn and within the computing limit. Cancels it in the database and in the ranking
 * thread when the caller disconnects.
 * @throws AppError 429 if too many of the caller's searches wait; 503 if its turn doesn't come in time (both with
 * Retry-After); 503 SEARCH_TOO_EXPENSIVE at the computing limit
 */
export async function whileConnected<T>(
  reply: FastifyReply,
  { userId }: Pick<Caller, 'userId'>,
  work: (context: SearchContext) => Promise<T>,
): Promise<T> {
  const signal = disconnectSignal(reply);
  const afterWrite = lastWriteOf(reply.request);
  try {
    return await queue.run(userId, signal, () =>
      work({ signal, personId: userId, computingMs: limits.searchComputingMs, afterWrite }),
    );
  } catch (error) {
    throw errorFor(error);
  }
}
