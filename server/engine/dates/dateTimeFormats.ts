/**
 * The forms in which people may have dates and times shown, in Unicode's date field symbols (UTS #35), which Luxon and
 * date-fns both read. The first is the product's default.
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
