/** The time after which a page has usually rendered its first responses. */
export const idleMs = 4_000;

/**
 * Fetches a chunk that may be needed soon, once the page is idle. A failure is ignored: the chunk is fetched again when it is
 * needed. Returns how to cancel.
 */
export function prefetch(load: () => Promise<unknown>, afterMs = idleMs): () => void {
  const timer = setTimeout(() => void load().catch(() => undefined), afterMs);
  return () => clearTimeout(timer);
}
