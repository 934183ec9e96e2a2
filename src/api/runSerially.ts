export type RunSerially = <T>(scope: string, task: () => Promise<T>) => Promise<T>;

/**
 * Creates a function that runs tasks of the same scope one after another, in the order of the calls: for changes of the
 * same object, whose last change must win on the server however slow the network is. The first task starts at once.
 * When the page unloads, waiting tasks start too, because they would be lost otherwise. Tabs don't wait for each other:
 * between them, the order of arrival at the server decides.
 */
export function createSerialRunner(): RunSerially {
  const lastOf = new Map<string, Promise<unknown>>();
  return async (scope, task) => {
    const before = lastOf.get(scope);
    const mine = before === undefined ? task() : settledOrUnloading(before).then(task);
    const settled = mine.catch(() => undefined);
    lastOf.set(scope, settled);
    try {
      return await mine;
    } finally {
      if (lastOf.get(scope) === settled) lastOf.delete(scope);
    }
  };
}

async function settledOrUnloading(task: Promise<unknown>): Promise<void> {
  const settled = new AbortController();
  const unloading = new Promise((resolve) => window.addEventListener('pagehide', resolve, { signal: settled.signal }));
  await Promise.race([task, unloading]);
  settled.abort();
}
