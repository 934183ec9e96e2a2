import { Type, type Static } from 'typebox';

/**
 * What an archive looks like, before gzip: a line that names the format, a line of JSON (the heading), then for each
 * table a line of JSON (its name and columns), its rows in PostgreSQL's COPY text format, and a line `\.`; at the end a
 * line of JSON (the ending). Rows hold no bare line end, so lines can be told apart.
 */
export const FIRST_LINE = 'watchdesk archive 1';
export const END_OF_ROWS = '\\.';

export const ArchiveHeading = Type.Object({
  /** ISO 8601, UTC. */
  createdAt: Type.String(),
  /** The migrations that made the tables, in order. */
  migrations: Type.Array(Type.Object({ number: Type.Integer(), name: Type.String(), checksum: Type.String() })),
  /** Transaction ids in the archive are at most this, one for each of the subscriptions' marks; see marks.ts. */
  lastTransactionId: Type.Integer({ minimum: 0, maximum: 10_000_000 }),
});
export type ArchiveHeading = Static<typeof ArchiveHeading>;

export const TableHeading = Type.Object({ table: Type.String(), columns: Type.Array(Type.String(), { minItems: 1 }) });
export type TableHeading = Static<typeof TableHeading>;

export const ArchiveEnding = Type.Object({
  /** The last value of each sequence; null where none was taken. */
  sequences: Type.Record(Type.String(), Type.Union([Type.String({ pattern: '^[0-9]+$' }), Type.Null()])),
  rows: Type.Integer(),
});
export type ArchiveEnding = Static<typeof ArchiveEnding>;

/**
 * What belongs to the running of one installation, not to what people made: who is signed in, failed attempts, the keys
 * that sign tokens, and the list of migrations, which the restoring release makes itself. The vocabulary is counted, and
 * what ranking makes of the articles is made, anew.
 */
export const LEFT_OUT: ReadonlySet<string> = new Set([
  'schema_migration',
  'session',
  'sign_on_ticket',
  'sign_in_attempt',
  'signing_key',
  'vocabulary',
  'vocabulary_queue',
  'ranking_segment',
  'ranking_documents',
  'ranking_posting',
  'ranking_tail',
  'ranking_gone',
]);

/** A name as SQL takes it, whatever is in it. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
