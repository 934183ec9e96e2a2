import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { beforehand, whenIdle } from './whenIdle';

interface Prepared<T> {
  it: T;
  /** Where the focus was when it came: the link's address, or what `data-focus` calls it. */
  focus: string | null;
}

/** What can be loaded, once. */
interface Preparable<T> {
  load: () => Promise<T>;
  known: Prepared<T> | null;
}

/** A finger does not come near before it touches: what it would take must be seen by then. */
const fingerWaitsMs = 1_000;

const nameOf = (element: Element): string | null => element.getAttribute('data-focus') ?? element.getAttribute('href');

export const preparable = <T>(load: () => Promise<T>): Preparable<T> => ({ load, known: null });

/**
 * What lets a part of the page do more than show itself: it comes when the pointer or the focus comes to that part, or when the
 * page has come to rest. It takes the part's place between two clicks, and the focus stays on the same link, or on what has
 * the same `data-focus`.
 */
export function usePrepared<T>(part: Preparable<T>) {
  const box = useRef<HTMLDivElement>(null);
  const [prepared, setPrepared] = useState<Prepared<T> | null>(part.known);

  useEffect(() => {
    const element = box.current;
    if (prepared || !element) return;
    const stops: (() => void)[] = [];
    const listen = (to: EventTarget, kind: string, heard: () => void, options: AddEventListenerOptions): void => {
      to.addEventListener(kind, heard, options);
      stops.push(() => to.removeEventListener(kind, heard, options));
    };
    let left = false;
    let pressed = false;
    const put = (): void => {
      if (!part.known || pressed || left) return;
      const { activeElement } = document;
      const focus = activeElement && element.contains(activeElement) ? nameOf(activeElement) : null;
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
          if (!left) listen(window, 'online', bring, { once: true });
        },
      );
    };
    const press = (): void => {
      pressed = true;
    };
    const release = (): void => {
      // The click comes after it.
      setTimeout(() => {
        pressed = false;
        put();
      });
    };
    stops.push(whenIdle(bring, navigator.maxTouchPoints > 0 ? fingerWaitsMs : undefined));
    for (const kind of ['pointerover', 'focusin', 'touchstart']) {
      listen(element, kind, () => beforehand(bring), { passive: true });
    }
    listen(window, 'pointerdown', press, { capture: true });
    listen(window, 'pointerup', release, { capture: true });
    listen(window, 'pointercancel', release, { capture: true });
    return () => {
      left = true;
      for (const stop of stops) stop();
    };
  }, [prepared, part]);

  useLayoutEffect(() => {
    if (!prepared?.focus) return;
    for (const part of box.current?.querySelectorAll<HTMLElement>('a, [data-focus]') ?? []) {
      if (nameOf(part) === prepared.focus) part.focus({ preventScroll: true });
    }
  }, [prepared]);

  return { box, prepared: prepared?.it ?? null };
}
