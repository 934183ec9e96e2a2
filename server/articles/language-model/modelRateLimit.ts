import { limits, times } from '@contract/limits';
import type { FastifyRequest } from 'fastify';

/**
 * The rate limit of routes that use a model, which is slow and may cost money. It counts by user, and also limits clients
 * that wait for each response. Only for routes that require a signed-in user.
 */
export const modelRateLimit = {
  max: limits.modelCallsPerMinute,
  timeWindow: times.minuteMs,
  allowList: [],
  keyGenerator: ({ caller }: FastifyRequest): string => `model ${caller.userId}`,
};
