const lastOf = new Map<string, Promise<unknown>>();

/** After those that came before in this tab; at once where there are none, as the page may be left in the same moment. */
async function behind<T>(name: string, leaves: AbortSignal, work: () => Promise<T>): Promise<T> {
  const before = lastOf.get(name);
  const left = new Promise((resolve) => leaves.addEventListener('abort', resolve, { once: true }));
  const mine = (async () => {
    if (before !== undefined) await Promise.race([before, left]);
    return work();
  })();
  const over = mine.catch(() => undefined);
  lastOf.set(name, over);
  try {
    return await mine;
  } finally {
    if (lastOf.get(name) === over) lastOf.delete(name);
  }
}

/**
 * Runs works of one name one after the other, in the order in which they were asked for: changes of one thing, of which the last
 * one has to count on the server, whichever line is slow. When the page is left nothing waits any longer, or it would be lost. No
 * lock of the browser orders them between tabs: it is given in a later step, when the page may be gone with the change unsent.
 */
export async function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const leaving = new AbortController();
  const leave = (): void => leaving.abort();
  window.addEventListener('pagehide', leave);
  try {
    return await behind(name, leaving.signal, work);
  } finally {
    window.removeEventListener('pagehide', leave);
  }
}
