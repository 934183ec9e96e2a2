import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface SettingsSectionProps {
  title: string;
  note?: string;
  children: ReactNode;
}

/** A group of settings with a heading and an optional note. */
export function SettingsSection({ title, note, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <Paper variant="outlined" component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" id={id}>
        {title}
      </Typography>
      {note ? (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {note}
        </Typography>
      ) : null}
      <Stack sx={{ gap: 2.5, mt: 2 }}>{children}</Stack>
    </Paper>
  );
}
