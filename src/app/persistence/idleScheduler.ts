/** Schedules slow work that nobody waits for. */
interface IdleScheduler {
  next(): Promise<void>;
  /** Runs `work` without waiting for idle time, and releases everything that waits for it. */
  hurry(work: () => Promise<unknown>): Promise<void>;
}

/**
 * Creates a scheduler on requestIdleCallback. `next` resolves at the browser's next idle time, after `timeoutMs` at the
 * latest; at once during `hurry` or without requestIdleCallback.
 */
export function createIdleScheduler(timeoutMs: number): IdleScheduler {
  const waiting = new Set<() => void>();
  let hurries = 0;
  return {
    next: () =>
      new Promise((resolve) => {
        if (hurries > 0 || typeof requestIdleCallback === 'undefined') {
          resolve();
          return;
        }
        waiting.add(resolve);
        requestIdleCallback(
          () => {
            waiting.delete(resolve);
            resolve();
          },
          { timeout: timeoutMs },
        );
      }),
    hurry: async (work) => {
      hurries += 1;
      try {
        for (const go of waiting) go();
        waiting.clear();
        await work();
      } finally {
        hurries -= 1;
      }
    },
  };
}
