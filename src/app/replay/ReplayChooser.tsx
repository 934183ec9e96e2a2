import createCache from '@emotion/cache';
import { CacheProvider, ThemeContext } from '@emotion/react';
import { defaultTheme } from '@contract/limits';
import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { t } from '@client/shared/lib/texts/t';
import { makeTheme } from '../theme/makeTheme';
import type { ExportedSession } from './exportSession';
import { parseExport } from './importSession';

interface ReplayChooserProps {
  nonce: string;
  onChosen: (session: ExportedSession) => void;
}

const theme = makeTheme('light', { ...defaultTheme });

/** Asks for an exported session. Stands before any store: nothing of the tester's own session is touched. */
export function ReplayChooser({ nonce, onChosen }: ReplayChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string | null>(null);
  const read = async (file: File | undefined) => {
    if (!file) return;
    try {
      onChosen(parseExport(await file.text()));
    } catch (error) {
      setFault(error instanceof Error ? error.message : t('error.unknown'));
    }
  };
  return (
    <CacheProvider value={createCache({ key: 'wd', ...(nonce ? { nonce } : {}) })}>
      <ThemeContext value={theme}>
        <CssBaseline />
        <Stack component="main" spacing={2} sx={{ maxWidth: 520, mx: 'auto', p: 4, mt: 8, alignItems: 'flex-start' }}>
          <Typography variant="h1">{t('replay.title')}</Typography>
          <Typography color="textSecondary">{t('replay.text')}</Typography>
          <input
            ref={input}
            type="file"
            accept="application/json"
            hidden
            onChange={({ target }) => void read(target.files?.[0])}
          />
          <Button variant="contained" onClick={() => input.current?.click()}>
            {t('replay.choose')}
          </Button>
          {fault ? (
            <Typography role="alert" color="error">
              {fault}
            </Typography>
          ) : null}
        </Stack>
      </ThemeContext>
    </CacheProvider>
  );
}
