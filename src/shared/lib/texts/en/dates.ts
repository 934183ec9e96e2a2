/** What the choices of a time zone and a date format say. */
export const dates = {
  'timeZone.label': 'Time zone',
  'timeZone.choose': 'Choose a time zone',
  'timeZone.find': 'Find a place or an offset',
  'timeZone.list': 'Time zones by region',
  'timeZone.none': 'No time zone matches. Try a city nearby, or an offset such as +05:30.',
  'timeZone.shown': '{place} ({offset})',
  'dateFormat.label': 'Date format',
  'choice.loading': 'The choices are loading…',
} as const;
