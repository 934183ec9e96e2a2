/**
 * How long a navigation waits for the server before the cached page is shown, in milliseconds: a good connection is
 * faster, and loads the newest release.
 */
const usualMs = 150;
/** The wait of a tab that misses a chunk of the cached page, in milliseconds. */
const newestMs = 15_000;

interface PageTimeout {
  /** The next navigation waits up to `newestMs` for the server's page; later ones wait `usualMs` again. */
  extendOnce(): void;
  /** Returns the timeout of a navigation, in milliseconds. */
  take(): number;
}

/** The timeout of navigations. The browser may stop the worker and lose the extension: then the usual one applies. */
export function createPageTimeout(): PageTimeout {
  let nextMs = usualMs;
  return {
    extendOnce: () => {
      nextMs = newestMs;
    },
    take: () => {
      const ms = nextMs;
      nextMs = usualMs;
      return ms;
    },
  };
}
