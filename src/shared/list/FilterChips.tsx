import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface NarrowedToProps {
  label: string;
  /** Its distance from what is above or below. */
  margin: { mt?: number; mb?: number };
  /** A chip for each thing. */
  children: ReactNode;
}

/** What a list is narrowed to, in a row: each is let go by its chip. */
export function FilterChips({ label, margin, children }: NarrowedToProps) {
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={label}
      useFlexGap
      sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', ...margin }}
    >
      <Typography variant="caption" color="textSecondary">
        {label}
      </Typography>
      {children}
    </Stack>
  );
}
