import { useEffect, useState, type RefObject } from 'react';
import { idleMs } from './prefetch';

/** Touch has no hover before the press, so an approach is assumed earlier. */
const touchIdleMs = 1_000;

/**
 * Prefetches a lazy component when the pointer or the focus enters the element, or when the page is idle. Returns
 * whether it is loaded. A failure is ignored: the next approach, or the network's return, tries again.
 */
export function usePrefetchOnApproach(
  box: RefObject<HTMLElement | null>,
  { prefetch }: { prefetch: () => Promise<boolean> },
): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (isLoaded) return;
    const listening = new AbortController();
    const { signal } = listening;
    let isAsked = false;
    const ask = async (): Promise<void> => {
      if (isAsked) return;
      isAsked = true;
      isAsked = await prefetch();
      if (isAsked && !signal.aborted) setLoaded(true);
    };
    const approached = (): void => void ask();
    const timer = setTimeout(approached, navigator.maxTouchPoints > 0 ? touchIdleMs : idleMs);
    for (const kind of ['pointerover', 'focusin', 'touchstart']) {
      box.current?.addEventListener(kind, approached, { passive: true, signal });
    }
    addEventListener('online', approached, { signal });
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [box, prefetch, isLoaded]);
  return isLoaded;
}
