import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { beforehand, whenIdle } from './whenIdle';

interface Prepared<T> {
  it: T;
  /** Where the focus was when it came: the link's address. */
  focus: string | null;
}

/** What can be loaded, once. */
export interface Preparable<T> {
  load: () => Promise<T>;
  known: Prepared<T> | null;
}

export const preparable = <T>(load: () => Promise<T>): Preparable<T> => ({ load, known: null });

/**
 * What lets a part of the page do more than show itself: it comes when the pointer or the focus comes to that part, or when the
 * page has come to rest. It takes the part's place between two clicks, and the focus stays on the same link.
 */
export function usePrepared<T>(part: Preparable<T>) {
  const box = useRef<HTMLDivElement>(null);
  const [prepared, setPrepared] = useState<Prepared<T> | null>(part.known);

  useEffect(() => {
    const element = box.current;
    if (prepared || !element) return;
    const ended = new AbortController();
    const { signal } = ended;
    let pressed = false;
    const put = (): void => {
      if (!part.known || pressed || signal.aborted) return;
      const { activeElement } = document;
      const focus = activeElement && element.contains(activeElement) ? activeElement.getAttribute('href') : null;
      setPrepared({ ...part.known, focus });
    };
    let asked = false;
    const bring = (): void => {
      if (asked) return;
      asked = true;
      part.load().then(
        (it) => {
          part.known = { it, focus: null };
          put();
        },
        () => {
          asked = false;
          addEventListener('online', bring, { once: true, signal });
        },
      );
    };
    const release = (): void => {
      // The click comes after it.
      setTimeout(() => {
        pressed = false;
        put();
      });
    };
    const drop = whenIdle(bring);
    for (const kind of ['pointerover', 'focusin', 'touchstart']) {
      element.addEventListener(kind, () => beforehand(bring), { signal, passive: true });
    }
    addEventListener('pointerdown', () => (pressed = true), { signal, capture: true });
    addEventListener('pointerup', release, { signal, capture: true });
    addEventListener('pointercancel', release, { signal, capture: true });
    return () => {
      ended.abort();
      drop();
    };
  }, [prepared, part]);

  useLayoutEffect(() => {
    if (!prepared?.focus) return;
    for (const link of box.current?.querySelectorAll('a') ?? []) {
      if (link.getAttribute('href') === prepared.focus) link.focus({ preventScroll: true });
    }
  }, [prepared]);

  return { box, prepared: prepared?.it ?? null };
}
