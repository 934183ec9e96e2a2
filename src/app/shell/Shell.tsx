import { layout } from '@contract/limits';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The frame around every page behind sign-in. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <Box
      component="main"
      id="content"
      tabIndex={-1}
      sx={{ maxWidth: layout.content, mx: 'auto', p: 3, outline: 'none' }}
    >
      {children}
    </Box>
  );
}
