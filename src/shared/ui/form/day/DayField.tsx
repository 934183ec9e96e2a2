import '../dateTexts';
import CalendarToday from '@mui/icons-material/CalendarToday';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { use, useEffect, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { lazyComponent } from '@client/shared/lazy/lazyComponent';
import { t } from '@client/shared/texts/t';
import { DatesContext } from '@client/shared/time/useDates';
import { dayFormat, readDay, writeDay, type TypedDay } from './dayText';

const DayCalendar = lazyComponent(async () => (await import('./DayCalendar')).DayCalendar, {
  dialog: true,
  prefetch: true,
});

interface DayFieldProps extends Pick<
  ComponentProps<typeof TextField>,
  'error' | 'helperText' | 'autoFocus' | 'fullWidth' | 'sx'
> {
  label: string;
  /** YYYY-MM-DD; '' for none. */
  value: string;
  /** The first and the last day that can be chosen. The form states the error of an earlier or later day. */
  min?: string;
  max?: string;
  /** The time zone of the calendar's today. */
  timeZone?: string;
  onDay: (day: string) => void;
}

/**
 * A day in the user's date format: typed, or chosen in a calendar, which opens by its button or by Alt and the down
 * arrow. While the text isn't a day, the field's day is '' and the form's `checkValidity` fails; the field shows the
 * error when it is left.
 */
export function DayField(props: DayFieldProps) {
  const { label, value, min, max, timeZone = 'UTC', onDay, error = false, helperText, ...rest } = props;
  const format = dayFormat(use(DatesContext).dateFormat);
  const [typed, setTyped] = useState({ text: writeDay(value, format), day: value, format });
  const [isLeft, setLeft] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const input = useRef<HTMLInputElement>(null);
  // The day was changed elsewhere, or the user's format was loaded.
  if (typed.day !== value || typed.format !== format) {
    setTyped({ text: writeDay(value, format) || (typed.day === value ? typed.text : ''), day: value, format });
  }
  const read = readDay(typed.text, format);
  const problem = problemText(read, format);
  useEffect(() => input.current?.setCustomValidity(problem ?? ''), [problem]);

  const change = (text: string): void => {
    const next = readDay(text, format);
    const day = 'day' in next ? next.day : '';
    setTyped({ text, day, format });
    setLeft(false);
    if (day !== value) onDay(day);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!event.altKey || event.key !== 'ArrowDown') return;
    event.preventDefault();
    setAnchor(input.current);
  };
  const shownProblem = isLeft ? problem : null;
  return (
    <>
      <TextField
        {...rest}
        label={label}
        value={typed.text}
        placeholder={format.toLowerCase()}
        autoComplete="off"
        error={shownProblem !== null || error}
        helperText={shownProblem ?? helperText}
        inputRef={input}
        onChange={({ target }) => change(target.value)}
        onBlur={() => {
          setLeft(true);
          if ('day' in read) setTyped({ ...typed, text: writeDay(read.day, format) });
        }}
        onKeyDown={onKeyDown}
        slotProps={{
          htmlInput: { onInvalid: () => setLeft(true) },
          inputLabel: { shrink: true },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton
                  edge="end"
                  size="small"
                  aria-label={t('day.choose', { label })}
                  aria-haspopup="dialog"
                  onClick={() => setAnchor(input.current)}
                >
                  <CalendarToday fontSize="small" />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      <DayCalendar
        open={anchor !== null}
        anchor={anchor}
        label={t('day.choose', { label })}
        day={value}
        min={min}
        max={max}
        timeZone={timeZone}
        onClose={() => setAnchor(null)}
        onChoose={(day) => {
          change(writeDay(day, format));
          setAnchor(null);
        }}
      />
    </>
  );
}

function problemText(read: TypedDay, format: string): string | null {
  if ('day' in read) return null;
  if ('days' in read) return t('day.impossible', { month: read.month, days: read.days });
  return read.problem === 'early' ? t('day.early') : t('day.incomplete', { example: writeDay('2026-12-31', format) });
}
