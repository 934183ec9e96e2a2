import { times, transport } from '@contract/limits';

/**
 * The rate limit of routes that don't require a signed-in user. It counts by IP address, and also limits clients that
 * wait for each response, because an attacker would send such a sequence.
 */
export const unauthenticatedRateLimit = {
  max: transport.unauthenticatedRequestsPerMinute,
  timeWindow: times.minuteMs,
  allowList: [],
};
