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

interface ReplayEntryProps {
  nonce: string;
  /** Why there is nothing to replay; null while the recording is on its way. */
  fault: string | null;
}

const theme = makeTheme('light', { ...defaultTheme });

/** Before the recording is there. Stands before any store: nothing of the tester's own session is touched. */
export function ReplayEntry({ nonce, fault }: ReplayEntryProps) {
  return (
    <CacheProvider value={createCache({ key: 'wd', ...(nonce ? { nonce } : {}) })}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <Stack component="main" spacing={2} sx={{ maxWidth: 520, mx: 'auto', p: 4, mt: 8, alignItems: 'flex-start' }}>
          <Typography variant="h1">{t('qa.open')}</Typography>
          <Typography role={fault === null ? 'status' : 'alert'} color="textSecondary">
            {fault ?? t('replay.waiting')}
          </Typography>
          {fault === null ? null : <Link href={paths.qa()}>{t('replay.toQa')}</Link>}
        </Stack>
      </ThemeProvider>
    </CacheProvider>
  );
}
