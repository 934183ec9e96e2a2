import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Days } from '@client/features/search/filterSearch';
import { t } from '@client/shared/lib/texts/t';
import { TextField } from '@client/shared/ui/TextField';

interface DaysFieldsProps {
  days: Days;
  /** UTC, as 2026-01-31. */
  today: string;
  onChange: (days: Days) => void;
}

const dayMs = 86_400_000;
const spans = [
  { days: 1, text: 'filters.today' },
  { days: 7, text: 'filters.week' },
  { days: 30, text: 'filters.month' },
] as const;

/** The days within which an article was published; either end may stay open. */
export function DaysFields({ days, today, onChange }: DaysFieldsProps) {
  const wrong = days.from !== '' && days.to !== '' && days.from > days.to;
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
        <TextField
          type="date"
          label={t('term.from')}
          value={days.from}
          htmlInput={{ max: today }}
          helperText={t('term.utc')}
          onChange={({ target }) => onChange({ ...days, from: target.value })}
        />
        <TextField
          type="date"
          label={t('term.to')}
          value={days.to}
          htmlInput={{ max: today }}
          error={wrong}
          helperText={wrong ? t('term.rangeOrder') : undefined}
          onChange={({ target }) => onChange({ ...days, to: target.value })}
        />
      </Box>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {spans.map((span) => (
          <Button
            key={span.days}
            size="small"
            variant="outlined"
            color="inherit"
            onClick={() => onChange({ from: daysBefore(today, span.days - 1), to: today })}
          >
            {t(span.text)}
          </Button>
        ))}
      </Box>
    </>
  );
}

const daysBefore = (day: string, count: number): string =>
  new Date(Date.parse(day) - count * dayMs).toISOString().slice(0, 10);
