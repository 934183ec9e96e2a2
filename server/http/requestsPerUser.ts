import type { FastifyInstance, FastifyRequest } from 'fastify';
import { times, transport } from '@contract/limits';
import { disconnectSignal } from './disconnectSignal';
import { tooManyRequests } from './errors';
import { KeyedQueue } from './keyedQueue';
import { countRequestsInProgress } from './requestsInProgress';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route limits by itself how many of a user's requests run at once. */
    hasOwnQueue?: boolean;
  }
}

const hasCaller = ({ routeOptions: { config } }: FastifyRequest): boolean =>
  config.access !== undefined && config.access !== 'public';

/**
 * Limits the requests of each signed-in user, whatever addresses they come from: how many run at once, so that others'
 * requests are answered between them, and how many are sent per minute. Register it after the hook that sets the caller.
 */
export function limitRequestsPerUser(app: FastifyInstance): void {
  const inProgress = countRequestsInProgress(app, (request) =>
    hasCaller(request) ? request.caller.userId : undefined,
  );
  const checkRate = app.createRateLimit({
    max: transport.requestsPerMinutePerUser,
    timeWindow: times.minuteMs,
    keyGenerator: ({ caller }) => caller.userId,
    allowList: (_request, userId) => inProgress(userId) <= 1,
  });
  const queue = new KeyedQueue(
    {
      atOnce: transport.requestsAtOncePerUser,
      waiting: transport.requestsWaitingPerUser,
      waitMs: times.heavyCallMs,
    },
    () => tooManyRequests(times.heavyRetrySeconds),
  );
  app.addHook('onRequest', async (request, reply) => {
    const { isStream, heavy, hasOwnQueue } = request.routeOptions.config;
    if (isStream === true || !hasCaller(request)) return;
    const rate = await checkRate(request);
    if (!rate.isAllowed && rate.isExceeded) throw tooManyRequests(rate.ttlInSeconds);
    // Heavy requests have a queue of their own, in which they may wait for long.
    if (heavy !== undefined || hasOwnQueue === true) return;
    const gone = disconnectSignal(reply);
    const leave = await queue.enter(request.caller.userId, gone);
    if (reply.raw.closed || gone.aborted) return leave();
    reply.raw.once('close', leave);
  });
}
