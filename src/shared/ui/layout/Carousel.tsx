import { layout } from '@contract/limits';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { EmblaCarouselType } from 'embla-carousel';
import { useCallback, useRef, useState, useSyncExternalStore, type KeyboardEvent, type ReactNode } from 'react';
import { lazyComponent } from '@client/shared/lazy/lazyComponent';
import { usePrefetchOnApproach } from '@client/shared/lazy/usePrefetchOnApproach';
import { t } from '@client/shared/texts/t';
import { viewOf } from './emblaView';

interface CarouselProps {
  /** The accessible name of the list. */
  label: string;
  slides: readonly { key: string; content: ReactNode }[];
  /** The index of the slide that is visible at first. */
  start?: number;
  /** True inside a grid: the buttons are in the first row and second column, the slides below all columns. */
  inGrid?: boolean;
}

const wideView = `(min-width: ${layout.carouselWide}px)`;
const narrowSlide = `${100 / layout.carouselSlidesNarrow}%`;
const wideSlide = `${100 / layout.carouselSlides}%`;

const CarouselEngine = lazyComponent(async () => (await import('./CarouselEngine')).CarouselEngine, { optional: true });

/** Slides in a row that are dragged, moved by arrow keys or buttons, or reached by Tab. */
export function Carousel({ label, slides, start = 0, inGrid = false }: CarouselProps) {
  const [first] = useState(start);
  const box = useRef<HTMLElement>(null);
  const isLoaded = usePrefetchOnApproach(box, CarouselEngine);
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const [embla, setEmbla] = useState<EmblaCarouselType | null>(null);
  const waiting = useRef<((embla: EmblaCarouselType) => void) | null>(null);
  const onChange = useCallback((made: EmblaCarouselType | null) => {
    setEmbla(made);
    if (made) waiting.current?.(made);
    waiting.current = null;
  }, []);
  /** Moves the slides now, or as soon as the engine is loaded. */
  const move = (work: (embla: EmblaCarouselType) => void): void => {
    if (embla) work(embla);
    else waiting.current = work;
  };
  const wide = useMediaQuery(wideView, { noSsr: true });
  const more = slides.length > Math.floor(wide ? layout.carouselSlides : layout.carouselSlidesNarrow);
  const ends = useSyncExternalStore(
    (changed) => {
      embla?.on('select', changed).on('reInit', changed).on('resize', changed);
      return () => {
        embla?.off('select', changed).off('reInit', changed).off('resize', changed);
      };
    },
    () => (embla ? `${embla.canScrollPrev()} ${embla.canScrollNext()}` : `false ${more}`),
  );
  const [back, on] = ends.split(' ').map((end) => end === 'true');

  /** Focuses the link or button of the neighboring slide and scrolls it into view. */
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    if (!embla || event.ctrlKey || event.metaKey || event.altKey) return;
    const nodes = embla.slideNodes();
    const at = nodes.findIndex((node) => node.contains(document.activeElement));
    const next = at + (event.key === 'ArrowRight' ? 1 : -1);
    if (at < 0 || !nodes[next]) return;
    event.preventDefault();
    const slide = nodes[next];
    const target = slide.querySelector('a') ?? slide.querySelector('button');
    target?.focus({ preventScroll: true });
    embla.scrollTo(viewOf(embla, next));
  };

  return (
    <Box ref={box} sx={inGrid ? { display: 'contents' } : {}}>
      {viewport && (isLoaded || first > 0) ? (
        <CarouselEngine viewport={viewport} start={first} onChange={onChange} />
      ) : null}
      <Box ref={setViewport} sx={{ gridColumn: '1 / -1', overflow: 'hidden', mx: -1, py: 0.5, my: -0.5 }}>
        <Box component="ul" aria-label={label} onKeyDown={walk} sx={track}>
          {slides.map(({ key, content }) => (
            <Box component="li" key={key} sx={slide}>
              {content}
            </Box>
          ))}
        </Box>
      </Box>
      {back || on ? (
        <Stack direction="row" sx={{ gridArea: '1 / 2', justifyContent: 'flex-end', gap: 0.5, mt: inGrid ? 0 : 0.5 }}>
          <IconButton
            size="small"
            aria-label={t('carousel.previous', { label })}
            disabled={!back}
            onClick={() => move((it) => it.scrollPrev())}
          >
            <ChevronLeft />
          </IconButton>
          <IconButton
            size="small"
            aria-label={t('carousel.next', { label })}
            disabled={!on}
            onClick={() => move((it) => it.scrollNext())}
          >
            <ChevronRight />
          </IconButton>
        </Stack>
      ) : null}
    </Box>
  );
}

const track = { display: 'flex', listStyle: 'none', m: 0, p: 0, touchAction: 'pan-y pinch-zoom' } as const;

const slide = {
  flex: `0 0 ${narrowSlide}`,
  [`@media ${wideView}`]: { flex: `0 0 ${wideSlide}` },
  minWidth: 0,
  px: 1,
  boxSizing: 'border-box',
} as const;
