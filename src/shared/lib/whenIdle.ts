/** Runs something once the page has come to rest. Returns how to drop it. */
export function whenIdle(work: () => void, afterMs = 4_000): () => void {
  const timer = setTimeout(work, afterMs);
  return () => clearTimeout(timer);
}
