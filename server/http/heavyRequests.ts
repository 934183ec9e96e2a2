import type { FastifyInstance } from 'fastify';
import { limits, times } from '@contract/limits';
import { AppError } from './errors';
import { disconnectSignal } from './disconnectSignal';
import { KeyedQueue } from './keyedQueue';

/** A kind of expensive request. Requests of different kinds do not wait for each other. */
type HeavyRequest =
  | 'query'
  | 'preview'
  | 'image'
  | 'import'
  | 'newsletter'
  | 'email'
  | 'publish'
  | 'summary'
  | 'translation';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Runs one request of this kind per user at a time; further ones wait before their bodies are read. */
    heavy?: HeavyRequest;
  }
}

function tooMany(): AppError {
  return new AppError(
    'TOO_MANY_REQUESTS',
    'Your previous request is still running. Please try again in a few seconds.',
    {
      retryAfterSeconds: times.heavyRetrySeconds,
    },
  );
}

/** A queue that runs one call of each key at a time. */
export function queueOfHeavyCalls(): KeyedQueue {
  return new KeyedQueue({ atOnce: 1, waiting: limits.heavyCallsWaiting, waitMs: times.heavyCallMs }, tooMany);
}

const uploads: readonly HeavyRequest[] = ['import', 'image'];

/**
 * Milliseconds to wait after a call before the user's next one of its kind, so that somebody who uploads without a
 * break gets at most a fifth of the time.
 */
function cooldownMs(work: HeavyRequest, tookMs: number): number {
  return uploads.includes(work) ? Math.min(4 * tookMs, times.uploadRestMs) : 0;
}

/** Limits each user to one heavy request of a kind at a time. Register it after the hook that sets the caller. */
export function limitHeavyCalls(app: FastifyInstance): void {
  const calls = queueOfHeavyCalls();
  app.addHook('onRequest', async (request, reply) => {
    const { heavy } = request.routeOptions.config;
    if (heavy === undefined) return;
    const gone = disconnectSignal(reply);
    const leave = await calls.enter(`${heavy} ${request.caller.userId}`, gone);
    if (reply.raw.closed || gone.aborted) return leave();
    const began = performance.now();
    reply.raw.once('close', () => {
      const restMs = cooldownMs(heavy, performance.now() - began);
      if (restMs === 0) leave();
      else setTimeout(leave, restMs).unref();
    });
  });
}
