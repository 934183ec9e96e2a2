import { times } from '@contract/limits';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { dayErrors, dayTexts } from '@client/features/query/termDraft';
import type { Days } from '@client/features/search/queryDateRange';
import { t } from '@client/shared/texts/t';
import { DayField } from '@client/shared/ui/form/day/DayField';

interface DateRangeFieldsProps {
  days: Days;
  /** Today's date in UTC, as YYYY-MM-DD. */
  today: string;
  onChange: (days: Days) => void;
}

const datePresets = [
  { days: 1, text: 'filters.today' },
  { days: 7, text: 'filters.week' },
  { days: 30, text: 'filters.month' },
] as const;

/** The fields for the first and last day of publication, in UTC. Either may be empty. */
export function DateRangeFields({ days, today, onChange }: DateRangeFieldsProps) {
  const { from, to } = dayErrors(days, today);
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
        <DayField
          label={t('term.from')}
          value={days.from}
          max={today}
          error={from !== null}
          helperText={t(from === null ? 'term.utc' : dayTexts[from])}
          onDay={(day) => onChange({ ...days, from: day })}
        />
        <DayField
          label={t('term.to')}
          value={days.to}
          max={today}
          error={to !== null}
          helperText={to === null ? undefined : t(dayTexts[to])}
          onDay={(day) => onChange({ ...days, to: day })}
        />
      </Box>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {datePresets.map((span) => (
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
  new Date(Date.parse(day) - count * times.dayMs).toISOString().slice(0, 10);
