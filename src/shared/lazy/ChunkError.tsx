import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { t } from '@client/shared/texts/t';

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
  const retry = useEffectEvent(onRetry);
  const [part] = useState(() => Symbol('part'));
  useEffect(() => {
    const retryThis = (): void => retry();
    addEventListener('online', retryThis);
    setFailedParts([...failedParts, { part, asked, retry: retryThis }]);
    return () => {
      removeEventListener('online', retryThis);
      setFailedParts(failedParts.filter((failed) => failed.part !== part));
    };
  }, [part, asked]);
  const parts = useSyncExternalStore(subscribe, () => failedParts);
  const first = navigator.onLine ? parts[0] : parts.find((failed) => failed.asked);
  if (first?.part !== part) return null;
  return (
    <Box role="alert" sx={card}>
      {navigator.onLine ? (
        <>
          {t('part.failed')}
          <Button color="inherit" size="small" onClick={() => parts.forEach((failed) => failed.retry())}>
            {t('action.retry')}
          </Button>
        </>
      ) : (
        t('part.offline')
      )}
    </Box>
  );
}

interface FailedPart {
  part: symbol;
  asked: boolean;
  retry: () => void;
}

/** In the order of their failures. */
let failedParts: readonly FailedPart[] = [];
const listeners = new Set<() => void>();

function setFailedParts(parts: readonly FailedPart[]): void {
  failedParts = parts;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
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
