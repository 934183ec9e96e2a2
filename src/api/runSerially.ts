export type RunSerially = <T>(scope: string, task: () => Promise<T>) => Promise<T>;

/**
 * Makes a function that runs the tasks of one scope one after the other, in the order of the calls: changes of one thing, of which
 * the last has to win on the server, however slow the network is. The first task starts at once. When the page unloads, the
 * waiting tasks start too, or they would be lost. Other tabs are not waited for: there the server's order counts.
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
