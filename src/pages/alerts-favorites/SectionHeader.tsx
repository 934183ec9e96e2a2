import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface SectionHeaderProps {
  id: string;
  title: string;
  note?: string | null;
  actions?: ReactNode;
}

/** The heading of a page section, with an optional note below it and actions at the right. */
export function SectionHeader({ id, title, note, actions }: SectionHeaderProps) {
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'flex-end', mb: 1.5 }}>
      <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
        <Typography variant="h2" id={id}>
          {title}
        </Typography>
        {note ? (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.25, overflowWrap: 'anywhere' }}>
            {note}
          </Typography>
        ) : null}
      </Box>
      {actions}
    </Stack>
  );
}
