import { times, transport } from '@contract/limits';

/**
 * The rate limit of a route that works for people who are not signed in: by address, and also for a caller who waits for
 * each answer, because a sequence of such calls is what an attacker would send.
 */
export const unauthenticatedLimit = {
  max: transport.unauthenticatedRequestsPerMinute,
  timeWindow: times.minuteMs,
  allowList: [],
};
