import { registerTexts } from '@client/shared/texts/t';

/** Texts of the fields for a time zone, a date format, and a day. */
const texts = {
  'timeZone.label': 'Time zone',
  'timeZone.choose': 'Choose a time zone',
  'timeZone.find': 'Find a city or UTC offset',
  'timeZone.list': 'Time zones by region',
  'timeZone.none': 'No matching time zones. Try a nearby city, or an offset such as +05:30.',
  'timeZone.shown': '{place} ({offset})',
  'dateFormat.label': 'Date format',
  'day.early': 'Enter a four-digit year, such as 2026.',
  'day.incomplete': 'Enter a complete date, such as {example}, or leave it empty.',
  'day.impossible': '{month} has only {days} days.',
  'day.choose': '{label}: choose in a calendar',
  'choice.loading': 'Loading options…',
} as const;

registerTexts(texts);

declare module '@client/shared/texts/t' {
  interface Texts extends Record<keyof typeof texts, string> {}
}
