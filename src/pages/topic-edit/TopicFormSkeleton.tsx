import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { t } from '@client/shared/texts/t';
import { formColumns } from './FormSection';

/** A placeholder in the shape of the form, shown while the topic is loading. */
export function TopicFormSkeleton() {
  return (
    <Box role="status" aria-label={t('state.loading')}>
      <Skeleton width={220} height={18} />
      <Skeleton width={320} height={40} sx={{ mb: 2 }} />
      <Box sx={formColumns}>
        <Stack spacing={2}>
          <SectionSkeleton height={208} fields={2} />
          <SectionSkeleton height={190} fields={1} />
          <SectionSkeleton height={480} fields={5} />
          <SectionSkeleton height={230} fields={2} />
        </Stack>
        <SectionSkeleton height={420} fields={4} />
      </Box>
    </Box>
  );
}

/** A placeholder for one section of the form: its heading and its fields. */
function SectionSkeleton({ height, fields }: { height: number; fields: number }) {
  return (
    <Stack sx={{ height, gap: 2, p: 2.5, boxSizing: 'border-box', border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <Skeleton width={120} height={24} />
      {Array.from({ length: fields }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={54} />
      ))}
    </Stack>
  );
}
