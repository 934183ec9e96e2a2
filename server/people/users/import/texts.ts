import { limits } from '@contract/limits';
import { formatNumber, pluralize } from '@contract/numbers';
import { tooLongText } from '@server/http/fieldChecks';

const { userField, importedUsers } = limits;
const count = formatNumber(importedUsers);

/** The messages of an import. */
export const importTexts = {
  file: 'Please provide a valid csv file.',
  empty: 'The file has no users below the header row.',
  head: (missing: readonly string[]) =>
    `The first row must name the columns. ${missing.join(', ')} ${pluralize(missing.length, 'is', 'are')} missing.`,
  twice: (name: string) => `The column ${name} appears more than once.`,
  quote: (row: number) => `Row ${String(row)}: a quotation mark isn’t closed, or is inside a value.`,
  tooMany: (found: number) => `A file can have up to ${count} users; this one has ${formatNumber(found)}.`,
  rows: `A file can have up to ${count} users; this one has many more rows.`,
  cellsOfFile: (cells: number) => `A file can have up to ${formatNumber(cells)} values; this one has more.`,
  wide: (columns: number) => `A file can have up to ${String(columns)} columns.`,
  seats: (wanted: number, free: number) =>
    `The file has ${pluralize(wanted, '# new user', '# new users')}, but your company has ` +
    `${pluralize(free, '# free seat', '# free seats')}.`,
  columnsLeftOut: (names: readonly string[]) => `These columns will be ignored: ${names.join(', ')}.`,
  unnamed: (column: number) => `column ${String(column)} (no name)`,
  encoding: (name: string) => `The file isn’t in UTF-8. It was read as ${name}. Please check the accents below.`,
  repeated: (row: number) => `Row ${String(row)} has the same email.`,
  flag: 'Must be true or false.',
  yesOrNo: 'Administrator must be Yes or No.',
  level: 'Level must be 0 (standard user) or 5 (administrator).',
  contradiction: 'Level and Administrator contradict each other.',
  levelOne: 'Level 1 means Standard User unless the Administrator column says Yes.',
  passwordKept: 'The current password is kept. Passwords in the file apply only to new users.',
  cells: 'This row has more values than columns.',
  own: 'You can’t remove your own permissions.',
  tooLong: tooLongText(userField),
} as const;
