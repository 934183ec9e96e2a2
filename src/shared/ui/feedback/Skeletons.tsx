import { layout } from '@contract/limits';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { t } from '@client/shared/texts/t';
import { useIsNarrow } from '@client/shared/ui/layout/useIsNarrow';

interface SkeletonsProps {
  count?: number;
  /**
   * The shape of the content: a row of a list, an article's card, a tile of a grid, a category's card, a line, or a table's row (a card in
   * narrow windows).
   */
  shape?: 'row' | 'card' | 'tile' | 'category' | 'line' | 'tableRow';
}

const heights = { tile: 216, line: 40 } as const;

/** The loading state of a list, in the shape of its content, so that the layout does not shift. */
export function Skeletons({ count = 6, shape = 'row' }: SkeletonsProps) {
  const narrow = useIsNarrow();
  const table = narrow ? 'card' : 'row';
  const drawn = shape === 'tableRow' ? table : shape;
  const items = Array.from({ length: count }, (_, index) => index);
  return (
    <Box role="status" aria-label={t('state.loading')} sx={looks[drawn]}>
      {items.map((index) =>
        drawn === 'row' ? (
          <Box key={index}>
            <Skeleton width={`${30 + ((index * 7) % 20)}%`} />
            <Skeleton width="55%" height={14} />
          </Box>
        ) : drawn === 'card' ? (
          <CardSkeleton key={index} />
        ) : drawn === 'category' ? (
          <Skeleton key={index} variant="rounded" sx={category} />
        ) : (
          <Skeleton key={index} variant="rounded" height={heights[drawn]} />
        ),
      )}
    </Box>
  );
}

const outline = { border: 1, borderColor: 'divider', borderRadius: 1 } as const;
/** Rows in one box, separated by lines. */
const lines = {
  ...outline,
  '& > div': { height: 52, px: 2, py: 0.75, boxSizing: 'border-box' },
  '& > div + div': { borderTop: 1, borderColor: 'divider' },
} as const;
const column = { display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' } as const;
const tiles = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))' } as const;
/** A tile, on phones a row. */
const category = { height: 216, [`@media (max-width: ${layout.categoryGrid.two - 0.02}px)`]: { height: 72 } } as const;
const looks = { row: lines, tile: tiles, category: tiles, card: column, line: column } as const;

function CardSkeleton() {
  return (
    <Stack direction="row" spacing={2} sx={{ ...outline, minHeight: 132, p: 2 }}>
      <Box sx={{ flex: 1 }}>
        <Skeleton width="30%" height={18} />
        <Skeleton width="85%" height={26} />
        <Skeleton width="100%" height={18} />
        <Skeleton width="70%" height={18} />
      </Box>
      <Skeleton variant="rounded" width={112} height={84} />
    </Stack>
  );
}
