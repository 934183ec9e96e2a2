/** Longer than a frame. Hidden tabs do not paint, so the promise needs a limit. */
const frameMs = 100;

/**
 * Resolves when all earlier changes are painted; at the latest before the next key or pointer press, or before the page
 * unloads.
 */
export function afterNextPaint(): Promise<void> {
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
