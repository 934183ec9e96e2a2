const lastOf = new Map<string, Promise<unknown>>();

/** When what came before has ended, or the page is left. */
async function endOf(before: Promise<unknown>): Promise<void> {
  const ended = new AbortController();
  const left = new Promise((resolve) => window.addEventListener('pagehide', resolve, { signal: ended.signal }));
  await Promise.race([before, left]);
  ended.abort();
}

/**
 * Runs works of one name one after the other, in the order in which they were asked for: changes of one thing, of which the last
 * one has to count on the server, whichever line is slow. The first begins at once, and when the page is left nothing waits any
 * longer, or it would be lost. For that no lock of the browser orders them between tabs: there the server's order counts.
 */
export async function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const before = lastOf.get(name);
  const mine = before === undefined ? work() : endOf(before).then(work);
  const over = mine.catch(() => undefined);
  lastOf.set(name, over);
  try {
    return await mine;
  } finally {
    if (lastOf.get(name) === over) lastOf.delete(name);
  }
}
