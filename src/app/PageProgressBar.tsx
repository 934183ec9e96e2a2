import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import { t } from '@client/shared/texts/t';

const slide = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(400%)' } });

/**
 * A thin progress bar at the top while a page's code is loading, without layout shift. Own elements: MUI's
 * LinearProgress would add as much code as a page.
 */
export function PageProgressBar() {
  return (
    <Box role="progressbar" aria-label={t('state.loading')} sx={track}>
      <Box sx={{ width: '25%', height: 1, bgcolor: 'primary.main', animation: `${slide} 1.1s linear infinite` }} />
    </Box>
  );
}

const track = { position: 'fixed', insetInline: 0, top: 0, height: 3, overflow: 'hidden', zIndex: 'tooltip' } as const;
