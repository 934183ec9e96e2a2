import { defaultDateTimeFormat, defaultTimeZone } from '@contract/limits';
import { createContext, use } from 'react';
import { formatAge, formatDay, formatInstant } from './formatDate';

/** The user's date settings. A change shows at once everywhere. */
export interface DateSettings {
  dateFormat: string;
  timeZone: string;
}

export const DatesContext = createContext<DateSettings>({
  dateFormat: defaultDateTimeFormat,
  timeZone: defaultTimeZone,
});

/** Formats instants (ISO 8601) in the user's time zone: `minute` in the user's date format. */
export function useDates() {
  const { dateFormat, timeZone } = use(DatesContext);
  return {
    timeZone,
    day: (iso: string) => formatDay(iso, timeZone),
    minute: (iso: string) => formatInstant(iso, dateFormat, timeZone),
    age: (iso: string, now: number) => formatAge(iso, now, timeZone),
  };
}
