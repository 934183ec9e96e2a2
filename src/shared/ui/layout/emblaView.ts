import type { EmblaCarouselType } from 'embla-carousel';

/**
 * The index of the carousel's view that contains a slide. Apart from `CarouselEngine`, which is loaded later and may not be
 * imported by `Carousel`.
 */
export const viewOf = (embla: EmblaCarouselType, slide: number): number =>
  embla.internalEngine().slideRegistry.findIndex((group) => group.includes(slide));
