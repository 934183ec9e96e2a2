import { limits } from '@contract/limits';

const { userField, importedUsers } = limits;
const count = importedUsers.toLocaleString('en');

/** What an import says, in words for people. */
export const importTexts = {
  file: 'Please provide a valid csv file.',
  empty: 'The file has no users below its head.',
  head: (missing: readonly string[]) =>
    `The first row must name the columns. ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing.`,
  twice: (name: string) => `The column ${name} is there more than once.`,
  quote: (row: number) => `Row ${String(row)}: a quotation mark is not closed, or stands inside a value.`,
  tooMany: (found: number) => `A file can hold ${count} users at most; this one has ${found.toLocaleString('en')}.`,
  rows: `A file can hold ${count} users at most; this one has many more rows.`,
  wide: (columns: number) => `A file can have ${String(columns)} columns at most.`,
  seats: (wanted: number, free: number) =>
    `${wanted === 1 ? 'There is 1 new user' : `There are ${String(wanted)} new users`} in the file, and ` +
    `${String(free)} of your company's seats ${free === 1 ? 'is' : 'are'} free.`,
  columnsLeftOut: (names: readonly string[]) => `These columns are not read: ${names.join(', ')}.`,
  encoding: (name: string) => `The file is not UTF-8. It was read as ${name}: please check the accents below.`,
  repeated: (row: number) => `The same email is in row ${String(row)}.`,
  flag: 'This is true or false.',
  yesOrNo: 'Administrator is Yes or No.',
  level: 'Level is 0 for a standard user or 5 for an administrator.',
  contradiction: 'Level and Administrator say different things.',
  levelOne: 'Level 1 is a Standard User unless the column Administrator says Yes.',
  passwordKept: 'Keeps the present password: a password in a file is for new users only.',
  cells: 'This row has more values than there are columns.',
  own: 'You cannot take your own rights.',
  tooLong: `Maximum length is ${String(userField)} characters.`,
} as const;
