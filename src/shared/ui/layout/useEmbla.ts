import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useRef, useState } from 'react';
import { idleMs } from '@client/shared/lazy/prefetch';

const options = {
  align: 'start',
  slidesToScroll: 'auto',
  duration: 22,
  breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
} as const;

/** Events by which a user turns to the slides. */
const approachEvents = ['pointerenter', 'touchstart', 'focusin'] as const;

/**
 * Loads the carousel library when the user turns to the slides or the page is idle; until then the slides stay in
 * place. The viewport's parent contains the buttons too. `atOnce`: load now, because the first view is not the first
 * slide's.
 */
export function useEmbla(atOnce: boolean) {
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const [embla, setEmbla] = useState<EmblaCarouselType | null>(null);
  const asked = useRef<((embla: EmblaCarouselType) => void) | null>(null);
  useEffect(() => {
    if (!viewport) return;
    const place = viewport.parentElement ?? viewport;
    let left = false;
    let made: EmblaCarouselType | null = null;
    const begin = (): void => {
      stop();
      import('embla-carousel').then(
        ({ default: makeEmbla }) => {
          if (left) return;
          made = makeEmbla(viewport, options);
          setEmbla(made);
          asked.current?.(made);
          asked.current = null;
        },
        // Offline, the slides stay in place, and the next event tries again.
        () => {
          if (!left) listen();
        },
      );
    };
    const listen = (): void => approachEvents.forEach((type) => place.addEventListener(type, begin));
    const timer = setTimeout(begin, idleMs);
    const stop = (): void => {
      clearTimeout(timer);
      approachEvents.forEach((type) => place.removeEventListener(type, begin));
    };
    if (atOnce) begin();
    else listen();
    return () => {
      left = true;
      stop();
      made?.destroy();
      setEmbla(null);
    };
  }, [viewport, atOnce]);
  /** Runs the action now, or as soon as the library is loaded. */
  const move = (work: (embla: EmblaCarouselType) => void): void => {
    if (embla) work(embla);
    else asked.current = work;
  };
  return { setViewport, embla, move };
}
