/** The layout of a result list with its facets at the right; on narrow screens, one column. */
export const resultColumns = {
  mt: 2,
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 256px' },
  alignItems: 'start',
} as const;
