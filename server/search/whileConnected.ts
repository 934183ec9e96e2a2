import type { FastifyReply } from 'fastify';
import { limits, times } from '@contract/limits';
import { SearchFailure } from './failure';
import { FairQueue } from './fairQueue';
import type { Caller } from '@server/http/caller';
import { AppError } from '@server/http/errors';
import { goneSignal } from '@server/http/disconnectSignal';

const texts = {
  CANCELLED: 'The search was canceled.',
  TIMEOUT: 'This search took too long. Please narrow it.',
  TOO_MANY_REQUESTS: 'You have too many searches waiting. Please try again in a few seconds.',
  UNAVAILABLE: 'Search is busy right now. Please try again in a few seconds.',
} as const;

/** Of this process: fewer than it has connections, so that pages that search nothing are not kept waiting. */
const queue = new FairQueue({
  concurrency: limits.searchesAtOnce,
  concurrencyPerPerson: limits.searchesOfOneAtOnce,
  waitingPerPerson: limits.searchesWaitingOfOne,
  waitMs: times.searchTurnMs,
});

function answerTo(error: unknown): unknown {
  if (!(error instanceof SearchFailure)) return error;
  const overload = error.code === 'UNAVAILABLE' || error.code === 'TOO_MANY_REQUESTS';
  const retry = overload ? { retryAfterSeconds: times.searchRetrySeconds } : {};
  // Without a turn in time nothing is behind it; else what answers has ended.
  const expected = error.code === 'TIMEOUT' || (error.code === 'UNAVAILABLE' && error.cause === undefined);
  return new AppError(error.code, texts[error.code], { cause: error, expected, ...retry });
}

/**
 * Runs a search in its caller's turn and for as long as somebody waits for it: it is cancelled, in the database too, when
 * the caller goes away. With Retry-After: 429 where too many of the caller's own searches wait already, 503 where its turn does
 * not come.
 */
export async function whileConnected<T>(
  reply: FastifyReply,
  { userId }: Pick<Caller, 'userId'>,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const signal = goneSignal(reply);
  try {
    return await queue.run(userId, signal, () => work(signal));
  } catch (error) {
    throw answerTo(error);
  }
}
