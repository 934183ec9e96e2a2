import Box from '@mui/material/Box';
import { t } from '@client/shared/texts/t';
import { useDates } from '@client/shared/time/useDates';

/** The line in a list between the articles since the previous visit, above it, and older ones. */
export function NewSinceDivider({ since }: { since: string }) {
  const dates = useDates();
  return (
    <Box component="li" sx={line}>
      {t('topicResults.newSince', { date: dates.minute(since) })}
    </Box>
  );
}

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  px: 2,
  py: 0.5,
  typography: 'caption',
  fontWeight: 620,
  color: 'primary.main',
  textAlign: 'center',
  '&::before, &::after': { content: '""', flex: 1, minWidth: 16, borderTop: 1, borderColor: 'primary.main' },
} as const;
