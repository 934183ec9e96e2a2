/**
 * Options of `initiate` for a query whose result a slice or the caller holds: always sent, without a subscription in
 * RTK Query's cache.
 */
export const uncached = { subscribe: false, forceRefetch: true } as const;
