/**
 * An external service is temporarily unavailable and will be retried. Not a bug, so it is logged as one line without a
 * stack.
 */
export class Outage extends Error {}
