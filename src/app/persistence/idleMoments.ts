/** When to do what takes a while and nobody waits for. */
interface IdleMoments {
  next(): Promise<void>;
  /** Nothing waits while this is done, nor what waited before. */
  hurry(work: () => Promise<unknown>): Promise<void>;
}

/** The browser's idle moments, within `patienceMs`; at once where it tells of none. */
export function idleMoments(patienceMs: number): IdleMoments {
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
          { timeout: patienceMs },
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
