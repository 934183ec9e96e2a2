/** Options of a call whose answer a slice or its caller keeps: it is always sent, and leaves no subscription in the cache. */
export const uncached = { subscribe: false, forceRefetch: true } as const;
