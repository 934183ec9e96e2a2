import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { t } from '@client/shared/lib/texts/t';
import { StatePanel } from '@client/shared/ui/StatePanel';

/** A page that met an error it cannot recover from, or whose code could not be fetched. */
export function PageFailed() {
  return (
    <StatePanel
      heading="h1"
      role="alert"
      title={t('crash.title')}
      text={t('crash.text')}
      action={
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <Button variant="contained" onClick={() => location.reload()}>
            {t('action.reload')}
          </Button>
          <Button href="/">{t('action.home')}</Button>
        </Stack>
      }
    />
  );
}
