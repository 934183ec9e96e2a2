import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import { t } from '@client/shared/texts/t';
import { paths } from '@client/shared/navigation/paths';
import { StatePanel } from '@client/shared/ui/feedback/StatePanel';
import { databaseBackend } from './persistence/storageBackends';

const reload = (): void => location.reload();

/** Clears the persisted state before reloading: it may be the cause of the error, and the server has all of it. */
const clearStateAndReload = (): void =>
  void databaseBackend()
    .clear()
    .catch(() => undefined)
    .then(reload);

/**
 * The error page for a render error, or for code that could not be loaded. If the browser was offline, it reloads when
 * it is online again.
 */
export function ErrorPage() {
  const [offline] = useState(() => !navigator.onLine);
  useEffect(() => {
    if (!offline) return;
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [offline]);
  return (
    <StatePanel
      heading="h1"
      role="alert"
      title={t(offline ? 'offline.title' : 'crash.title')}
      text={t(offline ? 'offline.text' : 'crash.text')}
      action={
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
          <Button variant="contained" onClick={offline ? reload : clearStateAndReload}>
            {t(offline ? 'action.retry' : 'action.reload')}
          </Button>
          <Button href={paths.home()}>{t('action.home')}</Button>
        </Stack>
      }
    />
  );
}
