import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import { useEffect } from 'react';
import { viewOf } from './emblaView';

interface CarouselEngineProps {
  viewport: HTMLElement;
  /** The index of the slide that is visible at first. */
  start: number;
  onChange: (embla: EmblaCarouselType | null) => void;
}

const options = {
  align: 'start',
  slidesToScroll: 'auto',
  duration: 22,
  breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
} as const;

/** Makes the slides of an element movable while it is mounted. It renders nothing. */
export function CarouselEngine({ viewport, start, onChange }: CarouselEngineProps) {
  useEffect(() => {
    const embla = EmblaCarousel(viewport, options);
    if (start > 0) embla.scrollTo(viewOf(embla, start), true);
    onChange(embla);
    return () => {
      embla.destroy();
      onChange(null);
    };
  }, [viewport, start, onChange]);
  return null;
}
