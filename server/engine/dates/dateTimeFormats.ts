/**
 * The date and time formats that users can choose, in Unicode date field symbols (UTS #35), which both Luxon and
 * date-fns understand. The first is the default.
 */
export const dateTimeFormats = [
  'MM/dd/yyyy hh:mm a',
  'MM/dd/yyyy HH:mm',
  'dd/MM/yyyy hh:mm a',
  'dd/MM/yyyy HH:mm',
  'dd.MM.yyyy HH:mm',
  'yyyy-MM-dd HH:mm',
  'yyyy-MM-dd hh:mm a',
  'dd MMM yyyy HH:mm',
  'dd MMM yyyy hh:mm a',
  'MMM dd, yyyy hh:mm a',
  'EEE, dd MMM yyyy HH:mm',
] as const;
