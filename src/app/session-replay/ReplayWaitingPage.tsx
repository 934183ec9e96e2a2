import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { defaultTheme } from '@contract/limits';
import CssBaseline from '@mui/material/CssBaseline';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { t } from '@client/shared/texts/t';
import { paths } from '@client/shared/navigation/paths';
import { makeTheme } from '../theme/makeTheme';

interface ReplayWaitingPageProps {
  nonce: string;
  /** Why nothing can be replayed; null while the recording is being transferred. */
  error: string | null;
}

const theme = makeTheme('light', { ...defaultTheme });

/**
 * The page of /replay until the recording has arrived. It uses no store, so that the tester's own session isn't
 * touched.
 */
export function ReplayWaitingPage({ nonce, error }: ReplayWaitingPageProps) {
  return (
    <CacheProvider value={createCache({ key: 'wd', ...(nonce ? { nonce } : {}) })}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <Stack component="main" spacing={2} sx={{ maxWidth: 520, mx: 'auto', p: 4, mt: 8, alignItems: 'flex-start' }}>
          <Typography variant="h1">{t('qa.open')}</Typography>
          <Typography role={error === null ? 'status' : 'alert'} color="textSecondary">
            {error ?? t('replay.waiting')}
          </Typography>
          {error === null ? null : <Link href={paths.qa()}>{t('replay.toQa')}</Link>}
        </Stack>
      </ThemeProvider>
    </CacheProvider>
  );
}
