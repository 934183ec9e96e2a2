/** How a call is made whose answer a slice or its caller keeps: sent in any case, and with nothing of it left in the cache's care. */
export const once = { subscribe: false, forceRefetch: true } as const;
