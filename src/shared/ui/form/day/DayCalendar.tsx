import Popover from '@mui/material/Popover';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTime } from 'luxon';

interface DayCalendarProps {
  open: boolean;
  anchor: HTMLElement | null;
  label: string;
  /** YYYY-MM-DD, as are `min` and `max`; '' for none. */
  day: string;
  min: string | undefined;
  max: string | undefined;
  /** Decides which day is today. */
  timeZone: string;
  onClose: () => void;
  onChoose: (day: string) => void;
}

/** The calendar of a day field: arrow keys move by day and week, Page Up and Page Down by month, Esc closes it. */
export function DayCalendar({ open, anchor, label, day, min, max, timeZone, onClose, onChoose }: DayCalendarProps) {
  const read = (text = ''): DateTime<true> | null => {
    const date = DateTime.fromISO(text, { zone: timeZone });
    return date.isValid ? date : null;
  };
  const [minDate, maxDate] = [read(min), read(max)];
  return (
    <Popover
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { mt: 0.5, border: 1, borderColor: 'divider' } } }}
    >
      <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale={englishInRegion()}>
        <DateCalendar
          autoFocus
          timezone={timeZone}
          value={read(day)}
          {...(minDate ? { minDate } : {})}
          {...(maxDate ? { maxDate } : {})}
          onChange={(date: DateTime | null, state) => {
            if (state === 'finish' && date) onChoose(date.toFormat('yyyy-MM-dd'));
          }}
        />
      </LocalizationProvider>
    </Popover>
  );
}

/** English, as is the application, with the first day of the week of the user's region. */
function englishInRegion(): string {
  try {
    const { region } = new Intl.Locale(navigator.language).maximize();
    return region ? `en-${region}` : 'en-US';
  } catch {
    return 'en-US';
  }
}
