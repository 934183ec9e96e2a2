import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import { t } from '@client/shared/texts/t';
import { paths } from '@client/shared/navigation/paths';
import { StatePanel } from '@client/shared/ui/feedback/StatePanel';
import { databaseBackend } from './persistence/backends';

const reload = (): void => location.reload();

/** What was kept may be what cannot be drawn: the server has it all. */
const reloadAfresh = (): void =>
  void databaseBackend()
    .clear()
    .catch(() => undefined)
    .then(reload);

/** A page that met an error it cannot recover from, or whose code could not be fetched: that goes on by itself with the line. */
export function PageFailed() {
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
          <Button variant="contained" onClick={offline ? reload : reloadAfresh}>
            {t(offline ? 'action.retry' : 'action.reload')}
          </Button>
          <Button href={paths.home()}>{t('action.home')}</Button>
        </Stack>
      }
    />
  );
}
