import { layout } from '@contract/limits';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { t } from '@client/shared/texts/t';
import { cardFrame, pictureHeight, pictureWidth, wide, wideCardHeight } from './carouselCardStyles';

/**
 * The placeholder of a carousel while its articles load. Animated only when visible: animating dozens of skeletons outside of the viewport would slow down every
 * frame.
 */
export function CarouselSkeleton({ animated }: { animated: boolean }) {
  const card = <Skeleton variant="rounded" animation={animated ? 'wave' : false} sx={[slide, cardSkeleton]} />;
  return (
    <Box role="status" aria-label={t('state.loading')} sx={skeletonRow}>
      {card}
      {card}
    </Box>
  );
}

/** The placeholder of the favorites while they load: topics with their carousels. */
export function FavouritesSkeleton() {
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {[0, 1].map((index) => (
        <Box key={index} sx={sectionGrid}>
          <Skeleton width="30%" height={26} />
          <CarouselSkeleton animated />
        </Box>
      ))}
    </Box>
  );
}

/** The layout of a topic. The first row has the topic's name, the carousel's buttons, and the link "Show more". */
export const sectionGrid = {
  display: 'grid',
  gridTemplate: 'minmax(34px, auto) / minmax(0, 1fr) auto auto',
  columnGap: 1,
  rowGap: 0.5,
  alignItems: 'center',
} as const;

const skeletonRow = { gridColumn: '1 / -1', display: 'flex', gap: 2, overflow: 'hidden' } as const;

const line = (top: number, width: number) =>
  `linear-gradient(currentColor 0 0) 14px ${top}px / ${width}% 10px no-repeat content-box`;

/** The skeleton of a card in one element: the picture, and three lines of text below it (beside it on wide screens). */
const cardSkeleton = {
  ...cardFrame,
  position: 'relative',
  overflow: 'hidden',
  pt: `${pictureHeight}px`,
  color: 'quiet',
  background: [line(18, 40), line(42, 85), line(66, 70)].join(),
  '&::before': { content: '""', position: 'absolute', inset: 0, height: pictureHeight, bgcolor: 'quiet' },
  [wide]: {
    height: wideCardHeight,
    pt: 0,
    pl: pictureWidth,
    '&::before': { width: pictureWidth, height: wideCardHeight },
  },
} as const;

/** The width of a carousel slide, with a gap of 16 px between slides. */
const slide = {
  flex: `0 0 calc((100% + 16px) / ${layout.carouselSlidesNarrow} - 16px)`,
  [wide]: { flex: `0 0 calc((100% + 16px) / ${layout.carouselSlides} - 16px)` },
} as const;
