import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { t } from '@client/shared/lib/texts/t';
import { formColumns } from './FormSection';

/** The form's shape while its topic comes. */
export function TopicFormSkeleton() {
  return (
    <Box role="status" aria-label={t('state.loading')}>
      <Skeleton width={220} height={18} />
      <Skeleton width={320} height={40} sx={{ mb: 2 }} />
      <Box sx={formColumns}>
        <Stack spacing={2}>
          <Skeleton variant="rounded" height={170} />
          <Skeleton variant="rounded" height={190} />
          <Skeleton variant="rounded" height={480} />
          <Skeleton variant="rounded" height={230} />
        </Stack>
        <Skeleton variant="rounded" height={420} />
      </Box>
    </Box>
  );
}
