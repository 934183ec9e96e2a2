import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { unguardFormula } from '@contract/csv';
import { limits } from '@contract/limits';
import { decodeText } from '@server/engine/feeds/decodeText';
import { invalid } from '@server/http/errors';
import { importTexts } from './texts';

const names = {
  firstName: ['first name', 'given name', 'forename'],
  lastName: ['last name', 'surname', 'family name'],
  uid: ['email', 'email address', 'uid', 'user'],
  password: ['password'],
  level: ['level'],
  administrator: ['administrator', 'admin', 'role'],
} as const;
type Column = keyof typeof names;
const required: readonly [Column, string][] = [
  ['firstName', 'First Name'],
  ['lastName', 'Last Name'],
  ['uid', 'Email'],
];

/** A row of the file; columns that the file doesn't have are absent. */
export interface FileRow extends Partial<Record<Column, string>> {
  row: number;
  hasMoreCells: boolean;
}

export interface FileContent {
  rows: FileRow[];
  notes: string[];
}

/**
 * Parses a CSV file (RFC 4180) of users as written by spreadsheet programs: with or without byte order mark; in UTF-8,
 * UTF-16, or Windows-1252; separated by commas, semicolons, tabs, or bars; with line breaks within quoted values.
 * @throws AppError VALIDATION naming the row, if the file cannot be parsed
 */
export async function parseUsersCsv(bytes: Buffer, filename: string): Promise<FileContent> {
  if (!/\.csv$/i.test(filename.trim())) throw invalid({ file: importTexts.file });
  const { text, encoding } = decodeText(bytes);
  if (controlCharacters.test(text)) throw invalid({ file: importTexts.file });
  limitCells(text);
  const records = await parseRecords(text);
  const [head, ...body] = records;
  if (!head) throw invalid({ file: importTexts.file });
  if (records.length === maxRecords) throw invalid({ file: importTexts.rows });
  const { columns, ignoredColumns } = readHeader(head, body);
  const rows = body.flatMap((cells, index) => {
    if (cells.every((cell) => cell.trim() === '')) return [];
    const values = Object.fromEntries([...columns].map(([at, column]) => [column, readCell(cells[at])]));
    return [{ ...values, row: index + 2, hasMoreCells: cells.slice(head.length).some((cell) => cell.trim() !== '') }];
  });
  if (rows.length === 0) throw invalid({ file: importTexts.empty });
  if (rows.length > limits.importedUsers) throw invalid({ file: importTexts.tooMany(rows.length) });
  const notes = [
    ...(encoding.includes('1252') ? [importTexts.encoding('Windows-1252')] : []),
    ...(ignoredColumns.length > 0 ? [importTexts.columnsLeftOut(ignoredColumns)] : []),
  ];
  return { rows, notes };
}

/** Found in binary files, whatever their name says, and in no text that people write. */
// oxlint-disable-next-line no-control-regex -- the characters are what is looked for
const controlCharacters = /[\0-\x08\x0e-\x1a\x1c-\x1f]/;

/**
 * Maximum records per file, including the header and empty rows. A longer file is rejected, because parsing blocks
 * other requests.
 */
const maxRecords = 8_000;
/** Maximum bytes of a record. A longer one is not a row of users, but the result of an unclosed quotation mark. */
const maxRecordBytes = 65_536;
const maxColumns = 200;
/** Maximum values per file, counted by separators and line breaks. */
const maxCells = 100_000;

/** Rejects a text with too many values before it is parsed, by counting separators. */
function limitCells(text: string): void {
  const separators = /[,;\t|\r\n"]/g;
  let lines = 0;
  for (let found = 0; found < maxCells; found += 1) {
    if (!separators.test(text)) return;
    if (text[separators.lastIndex - 1] === '\n') lines += 1;
  }
  throw invalid({ file: lines > limits.importedUsers ? importTexts.rows : importTexts.cellsOfFile(maxCells) });
}

const readCell = (cell = ''): string => unguardFormula(cell.trim()).normalize('NFC');

async function parseRecords(text: string): Promise<string[][]> {
  // Excel's own header line, which declares the separator.
  const [line = '', declared] = /^sep=(.)\r?\n/i.exec(text) ?? [];
  const content = text.slice(line.length);
  const parser = parse({
    delimiter: declared ?? delimiterOf(content),
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    to: maxRecords,
    max_record_size: maxRecordBytes,
  });
  const records: string[][] = [];
  try {
    for await (const record of Readable.from(pieces(Buffer.from(content))).pipe(parser)) {
      if (Array.isArray(record)) records.push(record.map(String));
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const at: unknown = Reflect.get(error, 'records');
    throw invalid({ file: importTexts.quote(typeof at === 'number' ? at + 1 : 1) });
  }
  return records;
}

/** Bytes per chunk; small, because other requests run between chunks. */
const pieceBytes = 512;

async function* pieces(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    yield bytes.subarray(at, at + pieceBytes);
    await setImmediate();
  }
}

/** The separator that occurs most often in the header row, outside of quotes. */
function delimiterOf(text: string): string {
  const [head = ''] = text.replace(/"(?:[^"]|"")*"/g, '').split(/\r?\n|\r/, 1);
  const candidates = [',', ';', '\t', '|'].map((one) => ({ one, count: head.split(one).length }));
  return candidates.reduce((best, next) => (next.count > best.count ? next : best)).one;
}

function readHeader(
  head: readonly string[],
  body: readonly string[][],
): { columns: Map<number, Column>; ignoredColumns: string[] } {
  const columns = new Map<number, Column>();
  const ignoredColumns: string[] = [];
  if (head.length > maxColumns) throw invalid({ file: importTexts.wide(maxColumns) });
  head.forEach((cell, at) => {
    const column = columnOf(cell);
    if (column === null) {
      // A column without a name is mentioned only if it has values.
      if (cell.trim() !== '') ignoredColumns.push(cell.trim());
      else if (body.some((cells) => (cells[at] ?? '').trim() !== '')) ignoredColumns.push(importTexts.unnamed(at + 1));
    } else if ([...columns.values()].includes(column)) {
      throw invalid({ file: importTexts.twice(cell.trim()) });
    } else {
      columns.set(at, column);
    }
  });
  const missing = required.filter(([column]) => ![...columns.values()].includes(column)).map(([, name]) => name);
  if (missing.length > 0) throw invalid({ file: importTexts.head(missing) });
  return { columns, ignoredColumns };
}

/** Matches column names ignoring case and punctuation, such as "First_Name" or "E-Mail". */
function columnOf(cell: string): Column | null {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');
  for (const [column, known] of Object.entries(names)) {
    if (isColumn(column) && known.some((name) => plain(name) === plain(cell))) return column;
  }
  return null;
}

const isColumn = (text: string): text is Column => text in names;
