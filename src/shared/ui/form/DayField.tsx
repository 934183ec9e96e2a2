import './dateTexts';
import TextField from '@mui/material/TextField';
import { useState, type ComponentProps, type SyntheticEvent } from 'react';
import { t } from '@client/shared/texts/t';

interface DayFieldProps extends Pick<
  ComponentProps<typeof TextField>,
  'label' | 'value' | 'error' | 'helperText' | 'autoFocus' | 'fullWidth' | 'sx'
> {
  htmlInput?: { min?: string; max?: string };
  onDay: (day: string) => void;
}

/** Earlier years are typing errors: 26 for 2026, or a year after an arrow key wrapped around. */
const earliest = '1000-01-01';

/**
 * A day as YYYY-MM-DD; '' for none. Browsers report a half-typed date as empty, silently: the field shows the error
 * when it is left, also for an unlikely year, and the form's `checkValidity` fails for both.
 */
export function DayField({ onDay, error = false, helperText, htmlInput, ...rest }: DayFieldProps) {
  const [bad, setBad] = useState(false);
  const look = ({ target }: SyntheticEvent): void =>
    setBad(target instanceof HTMLInputElement && (target.validity.badInput || target.validity.rangeUnderflow));
  const half = bad && rest.value === '';
  const early = bad && !error && String(rest.value) < earliest && !half;
  return (
    <TextField
      {...rest}
      type="date"
      error={half || early || error}
      helperText={half ? t('day.incomplete') : early ? t('day.early') : helperText}
      // An empty date field shows the parts of a date, which the label would cover.
      slotProps={{ htmlInput: { min: earliest, ...htmlInput, onInvalid: look }, inputLabel: { shrink: true } }}
      onBlur={look}
      onChange={({ target }) => {
        setBad(false);
        onDay(target.value);
      }}
    />
  );
}
