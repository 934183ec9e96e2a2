import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSubscriptionsQuery } from '@client/api/alert/subscriptions';
import { errorText } from '@client/api/errorText';
import { t } from '@client/shared/texts/t';

/**
 * An error message with Retry if the subscriptions could not be loaded. Without them, the lists below cannot show the
 * time of the next alert, and their options are disabled.
 */
export function SubscriptionsLoadError() {
  const { data, error, isFetching, refetch } = useSubscriptionsQuery(undefined);
  if (data || !error) return null;
  return (
    <Box role="alert" sx={bar}>
      <span>{t('alerts.scheduleFailed', { reason: errorText(error) })}</span>
      <Button size="small" disabled={isFetching} onClick={() => void refetch()}>
        {t('action.retry')}
      </Button>
    </Box>
  );
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  mb: 3,
  px: 2,
  py: 1,
  typography: 'body2',
  borderLeft: 3,
  borderColor: 'error.main',
  bgcolor: 'quiet',
} as const;
