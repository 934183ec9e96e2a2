import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent } from 'react';
import { t } from '@client/shared/texts/t';

interface MissingPartProps {
  onRetry: () => void;
  /** True if the user opened the part by a click and must see why it does not open. */
  asked?: boolean;
}

/**
 * Shown in place of a part whose chunk could not be loaded. Offline it waits for the network, which the page reports
 * elsewhere; online it offers a retry.
 */
export function ChunkError({ onRetry, asked = false }: MissingPartProps) {
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const online = (): void => retry();
    addEventListener('online', online);
    return () => removeEventListener('online', online);
  }, []);
  if (!navigator.onLine)
    return asked ? (
      <Box role="alert" sx={card}>
        {t('part.offline')}
      </Box>
    ) : null;
  return (
    <Box role="alert" sx={card}>
      {t('part.failed')}
      <Button color="inherit" size="small" onClick={onRetry}>
        {t('action.retry')}
      </Button>
    </Box>
  );
}

const card = {
  position: 'fixed',
  zIndex: 'snackbar',
  left: 20,
  bottom: 20,
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  color: 'text.primary',
  typography: 'body2',
  boxShadow: 6,
} as const;
