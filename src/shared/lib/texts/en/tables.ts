/** What is said below a table that shows some of its rows at a time. */
export const tables = {
  'tables.size': 'Rows per page:',
  'tables.shown': '{from}–{to} of {count}',
  'tables.previous': 'Go to previous page',
  'tables.next': 'Go to next page',
} as const;
