import '@client/shared/lib/texts/use/dates';
import { useState, type ComponentProps, type SyntheticEvent } from 'react';
import { t } from '../lib/texts/t';
import { TextField } from './TextField';

interface DayFieldProps extends Pick<
  ComponentProps<typeof TextField>,
  'label' | 'value' | 'error' | 'helperText' | 'htmlInput' | 'autoFocus' | 'fullWidth' | 'sx'
> {
  onDay: (day: string) => void;
}

/**
 * A day, as 2026-01-31; empty: none. One that is half typed is none to the browser either, silently: it is said when the field is
 * left, and the form's `checkValidity` refuses it.
 */
export function DayField({ onDay, error = false, helperText, htmlInput, ...rest }: DayFieldProps) {
  const [bad, setBad] = useState(false);
  const look = ({ target }: SyntheticEvent): void =>
    setBad(target instanceof HTMLInputElement && target.validity.badInput);
  const half = bad && rest.value === '';
  return (
    <TextField
      {...rest}
      type="date"
      error={half || error}
      helperText={half ? t('day.incomplete') : helperText}
      htmlInput={{ ...htmlInput, onInvalid: look }}
      onBlur={look}
      onChange={({ target }) => {
        setBad(false);
        onDay(target.value);
      }}
    />
  );
}
