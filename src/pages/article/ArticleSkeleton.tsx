import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { t } from '@client/shared/texts/t';

/** The widths of the text lines above and below the picture, in percent. */
const leadLines = [100, 96, 62] as const;
const lines = [99, 100, 97, 88] as const;

/** The placeholder in the shape of an article while it loads. */
export function ArticleSkeleton() {
  return (
    <Box role="status" aria-label={t('state.loading')} sx={sheet}>
      <Box sx={{ maxWidth: 680, mx: 'auto' }}>
        <Skeleton height={42} width="92%" />
        <Skeleton height={42} width="64%" />
        <Box sx={{ display: 'flex', gap: 1.5, my: 3, alignItems: 'center' }}>
          <Skeleton variant="rounded" width={40} height={40} />
          <Skeleton height={20} width="40%" />
        </Box>
        <Lines widths={leadLines} />
        <Skeleton variant="rounded" height={280} sx={{ my: 2.5 }} />
        <Lines widths={lines} />
      </Box>
    </Box>
  );
}

function Lines({ widths }: { widths: readonly number[] }) {
  return widths.map((width, index) => <Skeleton key={index} height={28} width={`${width}%`} />);
}

const sheet = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
  bgcolor: 'background.paper',
  px: { xs: 2, sm: 4 },
  pt: { xs: 8, sm: 10 },
  pb: 4,
} as const;
