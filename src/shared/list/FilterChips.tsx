import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface NarrowedToProps {
  label: string;
  /** The margin of the row. */
  margin: { mt?: number; mb?: number };
  /** A chip for each filter. */
  children: ReactNode;
}

/** The active filters of a list in a row. Each is removed by its chip. */
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
