import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import { t } from '@client/shared/texts/t';

const run = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(400%)' } });

/** While the code of a page comes: a thin bar, and nothing that would jump. Drawn by hand: MUI's bar is as big as a page. */
export function Waiting() {
  return (
    <Box role="progressbar" aria-label={t('state.loading')} sx={track}>
      <Box sx={{ width: '25%', height: 1, bgcolor: 'primary.main', animation: `${run} 1.1s linear infinite` }} />
    </Box>
  );
}

const track = { position: 'fixed', insetInline: 0, top: 0, height: 3, overflow: 'hidden', zIndex: 'tooltip' } as const;
