/** What the choices of a time zone, a date format and a day say. */
export const dates = {
  'timeZone.label': 'Time zone',
  'timeZone.choose': 'Choose a time zone',
  'timeZone.find': 'Find a place or an offset',
  'timeZone.list': 'Time zones by region',
  'timeZone.none': 'No time zone matches. Try a city nearby, or an offset such as +05:30.',
  'timeZone.shown': '{place} ({offset})',
  'dateFormat.label': 'Date format',
  'day.early': 'Please give the year with four digits, such as 2026.',
  'day.incomplete': 'This is no whole date yet: type its day, month and year, or none of them.',
  'choice.loading': 'The choices are loading…',
} as const;
