import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface StatePanelProps {
  icon?: ReactNode;
  title: string;
  text?: string | undefined;
  action?: ReactNode;
  role?: 'status' | 'alert';
  /** `h1` if the panel is the whole page. */
  heading?: 'h1' | 'h2' | 'p';
}

/** Shown in place of content: an icon, a sentence, and the one action that helps. */
export function StatePanel({ icon, title, text, action, role = 'status', heading = 'p' }: StatePanelProps) {
  return (
    <Stack role={role} spacing={1.5} sx={{ alignItems: 'center', textAlign: 'center', px: 3, py: { xs: 5, sm: 8 } }}>
      {icon ? (
        <Box
          aria-hidden
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 56,
            height: 56,
            borderRadius: '50%',
            bgcolor: role === 'alert' ? 'quiet' : 'soft',
            color: role === 'alert' ? 'error.main' : 'primary.main',
          }}
        >
          {icon}
        </Box>
      ) : null}
      <Typography variant={heading === 'h1' ? 'h2' : 'subtitle1'} component={heading}>
        {title}
      </Typography>
      {text ? (
        <Typography variant="body2" color="textSecondary" sx={{ maxWidth: 440 }}>
          {text}
        </Typography>
      ) : null}
      {action ? <Box sx={{ pt: 1 }}>{action}</Box> : null}
    </Stack>
  );
}
