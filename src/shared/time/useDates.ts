import { defaultDateTimeFormat, defaultTimeZone } from '@contract/limits';
import { createContext, use } from 'react';
import { formatAge, formatDay, formatInstant } from './formatDate';

/** How the person wants dates: a change of it shows at once, wherever there is one. */
export interface DateSettings {
  dateFormat: string;
  timeZone: string;
}

export const DatesContext = createContext<DateSettings>({
  dateFormat: defaultDateTimeFormat,
  timeZone: defaultTimeZone,
});

/** Instants (ISO 8601) as the person wants them: in their time zone, days with the minute in their format. */
export function useDates() {
  const { dateFormat, timeZone } = use(DatesContext);
  return {
    timeZone,
    day: (iso: string) => formatDay(iso, timeZone),
    minute: (iso: string) => formatInstant(iso, dateFormat, timeZone),
    age: (iso: string, now: number) => formatAge(iso, now, timeZone),
  };
}
