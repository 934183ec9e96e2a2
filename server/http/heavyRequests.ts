import type { FastifyInstance } from 'fastify';
import { limits, times } from '@contract/limits';
import { AppError } from './errors';
import { disconnectSignal } from './disconnectSignal';

/** A kind of expensive request. Requests of different kinds do not wait for each other. */
export type HeavyRequest =
  'query' | 'preview' | 'image' | 'import' | 'newsletter' | 'email' | 'publish' | 'summary' | 'translation';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Runs one request of this kind per user at a time; further ones wait before their bodies are read. */
    heavy?: HeavyRequest;
  }
}

interface WaitingCall {
  begin: () => void;
}

/** Runs one call at a time for each key, in order of arrival. */
export class SerialCalls {
  /** A key is present while a call runs; its list contains the waiting calls. */
  private readonly waiting = new Map<string, WaitingCall[]>();

  constructor(private readonly sizes: { waiting: number; waitMs: number }) {}

  /**
   * Resolves when the call may run.
   * @returns a function that ends the call; must be called exactly once
   * @throws AppError TOO_MANY_REQUESTS if too many calls of the key are waiting, or this one has waited too long
   */
  async enter(key: string, signal: AbortSignal): Promise<() => void> {
    const queue = this.waiting.get(key);
    if (!queue) this.waiting.set(key, []);
    else {
      if (queue.length >= this.sizes.waiting) throw tooMany();
      await this.turn(queue, signal);
    }
    return () => {
      const next = this.waiting.get(key)?.shift();
      if (next) next.begin();
      else this.waiting.delete(key);
    };
  }

  private turn(queue: WaitingCall[], signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const settle = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', leave);
      };
      const call: WaitingCall = {
        begin: () => {
          settle();
          resolve();
        },
      };
      const leave = (): void => {
        settle();
        queue.splice(queue.indexOf(call), 1);
        reject(tooMany());
      };
      const timer = setTimeout(leave, this.sizes.waitMs);
      queue.push(call);
      signal.addEventListener('abort', leave, { once: true });
    });
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
  const calls = new SerialCalls({ waiting: limits.heavyCallsWaiting, waitMs: times.heavyCallMs });
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
