import { limits } from '@contract/limits';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { t } from '@client/shared/texts/t';
import type { Progress } from './useBulkSubscription';

/** The progress of a change in batches, with a Stop button. A single batch has no progress in between and no Stop. */
export function BulkSubscriptionProgress({ progress, onStop }: { progress: Progress; onStop: () => void }) {
  const { done, count } = progress;
  const isSingleBatch = count <= limits.subscribedAtOnce;
  const text = t('subs.progress', { done, count });
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center', mt: 2 }}>
      <LinearProgress
        aria-label={text}
        {...(isSingleBatch ? {} : { variant: 'determinate' as const, value: (100 * done) / count })}
        sx={{ flex: 1, height: 6, borderRadius: 3 }}
      />
      <Typography variant="body2" role="status">
        {text}
      </Typography>
      {isSingleBatch ? null : (
        <Button size="small" onClick={onStop}>
          {t('subs.stop')}
        </Button>
      )}
    </Stack>
  );
}
