let idle = false;

/** Whether what is being asked for was asked for by nobody: it may fail in silence, and must not take the page away. */
export const isIdleWork = (): boolean => idle;

/** Runs something once the page has come to rest. Returns how to drop it. */
export function whenIdle(work: () => void, afterMs = 4_000): () => void {
  const run = (): void => {
    idle = true;
    try {
      work();
    } finally {
      idle = false;
    }
  };
  const timer = setTimeout(run, afterMs);
  return () => clearTimeout(timer);
}
