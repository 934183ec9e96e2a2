import { limits } from '@contract/limits';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { t } from '@client/shared/texts/t';
import type { Progress } from './useApply';

/** How far it is. What one call does cannot be told in parts, nor stopped. */
export function ApplyProgress({ progress, onStop }: { progress: Progress; onStop: () => void }) {
  const { done, count } = progress;
  const isOneCall = count <= limits.subscribedAtOnce;
  const text = t('subs.progress', { done, count });
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center', mt: 2 }}>
      <LinearProgress
        aria-label={text}
        {...(isOneCall ? {} : { variant: 'determinate' as const, value: (100 * done) / count })}
        sx={{ flex: 1, height: 6, borderRadius: 3 }}
      />
      <Typography variant="body2" role="status">
        {text}
      </Typography>
      {isOneCall ? null : (
        <Button size="small" onClick={onStop}>
          {t('subs.stop')}
        </Button>
      )}
    </Stack>
  );
}
