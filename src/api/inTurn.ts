const lastOf = new Map<string, Promise<unknown>>();

/** After those that came before in this tab; for browsers that know no locks. */
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

/** After those that came before in this tab and the browser's others. */
async function locked<T>(name: string, leaves: AbortSignal, work: () => Promise<T>): Promise<T> {
  const state = { begun: false };
  const begin = (): Promise<T> => {
    state.begun = true;
    return work();
  };
  try {
    return await navigator.locks.request(name, { signal: leaves }, begin);
  } catch (error) {
    if (state.begun || !leaves.aborted) throw error;
    return begin();
  }
}

/**
 * Runs works of one name one after the other, in the order in which they were asked for: changes of one thing, of which the last
 * one has to count on the server, whichever line is slow. When the page is left nothing waits any longer, or it would be lost.
 */
export async function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const leaving = new AbortController();
  const leave = (): void => leaving.abort();
  window.addEventListener('pagehide', leave);
  try {
    return await ('locks' in navigator ? locked : behind)(`watchdesk ${name}`, leaving.signal, work);
  } finally {
    window.removeEventListener('pagehide', leave);
  }
}
