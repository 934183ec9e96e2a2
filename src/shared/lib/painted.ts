/** Later than any frame: where none is painted, as in a tab that is not seen. */
const frameMs = 100;

/** Ends when all that was changed before is painted, and before anything else is pressed or the page is left. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const end = (): void => {
      listening.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, frameMs);
    requestAnimationFrame(() => setTimeout(end));
    for (const kind of ['keydown', 'pointerdown', 'pagehide']) {
      addEventListener(kind, end, { capture: true, signal: listening.signal });
    }
  });
}
