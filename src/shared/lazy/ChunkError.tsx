import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useId, useSyncExternalStore } from 'react';
import { t } from '@client/shared/texts/t';
import type { FailedChunk } from '../services/failedChunks';
import { useServices } from '../services/useServices';

interface ChunkErrorProps {
  onRetry: () => void;
  /** True if the user opened the part by a click and must see why it does not open. */
  asked?: boolean;
}

/**
 * Shown in place of a part whose chunk could not be loaded. Offline it waits for the network, which the page reports
 * elsewhere; online it offers a retry. If several parts failed, the first shows the error, and its button retries all.
 */
export function ChunkError({ onRetry, asked = false }: ChunkErrorProps) {
  const { failedChunks } = useServices();
  const id = useId();
  const chunks = useSyncExternalStore(failedChunks.subscribe, failedChunks.list);
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const chunk: FailedChunk = { id, asked, retry: () => retry() };
    addEventListener('online', chunk.retry);
    const remove = failedChunks.add(chunk);
    return () => {
      removeEventListener('online', chunk.retry);
      remove();
    };
  }, [failedChunks, id, asked]);
  const first = navigator.onLine ? chunks[0] : chunks.find((chunk) => chunk.asked);
  if (first?.id !== id) return null;
  return (
    <Box role="alert" sx={card}>
      {navigator.onLine ? (
        <>
          {t('part.failed')}
          <Button color="inherit" size="small" onClick={() => chunks.forEach((chunk) => chunk.retry())}>
            {t('action.retry')}
          </Button>
        </>
      ) : (
        t('part.offline')
      )}
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
