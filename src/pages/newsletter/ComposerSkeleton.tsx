import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { t } from '@client/shared/texts/t';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';

/** The placeholder in the shape of the composer while it loads. */
export function ComposerSkeleton() {
  return (
    <>
      <Skeleton variant="rounded" height={48} sx={{ mb: 3 }} />
      <Box sx={columns} aria-label={t('state.loading')}>
        <Skeleton variant="rounded" height={480} />
        <Skeletons count={8} shape="row" />
      </Box>
    </>
  );
}

/** Two columns on wide screens: the form at the left, articles or preview at the right. Stacked on narrow screens. */
export const columns = {
  display: { xs: 'flex', md: 'grid' },
  flexDirection: 'column',
  gap: { xs: 1.5, md: 3 },
  alignItems: { md: 'start' },
  gridTemplateColumns: '300px minmax(0, 1fr)',
} as const;
