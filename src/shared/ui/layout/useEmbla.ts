import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useRef, useState } from 'react';
import { idleMs } from '@client/shared/lazy/prefetch';

const options = {
  align: 'start',
  slidesToScroll: 'auto',
  duration: 22,
  breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
} as const;

/** By these a person turns to the slides. */
const wanting = ['pointerenter', 'touchstart', 'focusin'] as const;

/**
 * What moves the slides in a viewport. Its code comes when a person turns to them or the page has come to rest: until then they
 * lie as they will. The viewport's parent holds the buttons too. `atOnce`: the first view is not the first slide's.
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
        // Without a line the slides stay where they are; they are wanted again.
        () => {
          if (!left) listen();
        },
      );
    };
    const listen = (): void => wanting.forEach((type) => place.addEventListener(type, begin));
    const timer = setTimeout(begin, idleMs);
    const stop = (): void => {
      clearTimeout(timer);
      wanting.forEach((type) => place.removeEventListener(type, begin));
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
  /** Does it now, or as soon as the code is there. */
  const move = (work: (embla: EmblaCarouselType) => void): void => {
    if (embla) work(embla);
    else asked.current = work;
  };
  return { setViewport, embla, move };
}
