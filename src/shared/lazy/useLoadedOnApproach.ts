import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { idleMs } from './prefetch';

interface Loaded<T> {
  module: T;
  /** The element that had the focus when the module was loaded: its `href` or its `data-focus`. */
  focus: string | null;
}

/** A module that is loaded once for all components that use it. */
interface Loadable<T> {
  load: () => Promise<T>;
  loaded: Loaded<T> | null;
}

/** Touch has no hover before the press, so the module must be loaded earlier. */
const touchIdleMs = 1_000;

const nameOf = (element: Element): string | null => element.getAttribute('data-focus') ?? element.getAttribute('href');

export const loadable = <T>(load: () => Promise<T>): Loadable<T> => ({ load, loaded: null });

/**
 * Loads a module that upgrades a part of the page, when the pointer or the focus enters that part or the page is idle.
 * Used for drag and drop: draggable rows take longer to render, so a list first renders plain rows. The upgrade waits
 * for the end of a click. The focus stays on the link with the same `href`, or on the element with the same `data-
 * focus`.
 */
export function useLoadedOnApproach<T>(part: Loadable<T>) {
  const box = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<Loaded<T> | null>(part.loaded);

  useEffect(() => {
    const element = box.current;
    if (current || !element) return;
    const listening = new AbortController();
    const { signal } = listening;
    let pressed = false;
    const put = (): void => {
      if (!part.loaded || pressed || signal.aborted) return;
      const { activeElement } = document;
      const focus = activeElement && element.contains(activeElement) ? nameOf(activeElement) : null;
      setCurrent({ ...part.loaded, focus });
    };
    let asked = false;
    const load = (): void => {
      if (asked) return;
      asked = true;
      part.load().then(
        (module) => {
          part.loaded = { module, focus: null };
          put();
        },
        () => {
          asked = false;
          addEventListener('online', load, { once: true, signal });
        },
      );
    };
    const release = (): void => {
      // The click event follows the pointerup event.
      setTimeout(() => {
        pressed = false;
        put();
      });
    };
    const timer = setTimeout(load, navigator.maxTouchPoints > 0 ? touchIdleMs : idleMs);
    for (const kind of ['pointerover', 'focusin', 'touchstart']) {
      element.addEventListener(kind, load, { passive: true, signal });
    }
    addEventListener('pointerdown', () => (pressed = true), { capture: true, signal });
    for (const kind of ['pointerup', 'pointercancel']) addEventListener(kind, release, { capture: true, signal });
    return () => {
      listening.abort();
      clearTimeout(timer);
    };
  }, [current, part]);

  useLayoutEffect(() => {
    if (!current?.focus) return;
    for (const element of box.current?.querySelectorAll<HTMLElement>('a, [data-focus]') ?? []) {
      if (nameOf(element) === current.focus) element.focus({ preventScroll: true });
    }
  }, [current]);

  return { box, loaded: current?.module ?? null };
}
