import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { t } from '../lib/texts/t';
import { useNarrow } from '../lib/useNarrow';

interface SkeletonsProps {
  count?: number;
  /** Of the shape that comes: a row of a list, an article's card, a tile of a grid, a line, a table's row. */
  shape?: 'row' | 'card' | 'tile' | 'line' | 'tableRow';
}

const heights = { card: 132, tile: 216, line: 40 } as const;

/** The loading state of a list: its own shape, so that nothing jumps when it comes. */
export function Skeletons({ count = 6, shape = 'row' }: SkeletonsProps) {
  const narrow = useNarrow(); // a table's rows are cards there
  const items = Array.from({ length: count }, (_, index) => index);
  const line = shape === 'row' || (shape === 'tableRow' && !narrow);
  const kind = shape === 'tableRow' || line ? 'card' : shape;
  return (
    <Box role="status" aria-label={t('state.loading')} sx={line ? lines : shape === 'tile' ? tiles : rows}>
      {items.map((index) =>
        line ? (
          <Box key={index}>
            <Skeleton width={`${30 + ((index * 7) % 20)}%`} />
            <Skeleton width="55%" height={14} />
          </Box>
        ) : shape === 'card' ? (
          <CardSkeleton key={index} />
        ) : (
          <Skeleton key={index} variant="rounded" height={heights[kind]} />
        ),
      )}
    </Box>
  );
}

const outline = { border: 1, borderColor: 'divider', borderRadius: 1 } as const;
/** In one box, with lines between them. */
const lines = {
  ...outline,
  '& > div': { height: 52, px: 2, py: 0.75, boxSizing: 'border-box' },
  '& > div + div': { borderTop: 1, borderColor: 'divider' },
} as const;
const rows = { display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' } as const;
const tiles = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))' } as const;

function CardSkeleton() {
  return (
    <Stack direction="row" spacing={2} sx={{ ...outline, minHeight: heights.card, p: 2 }}>
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
