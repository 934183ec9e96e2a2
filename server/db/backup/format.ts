import { Type, type Static } from 'typebox';

/**
 * The archive format, before gzip: a line with the format's name and a JSON line (the header); then for each table a
 * JSON line (its name and columns), its rows in PostgreSQL's COPY text format, and a line `\.`; finally a JSON line
 * (the trailer). Rows contain no raw line breaks, so the archive can be split into lines.
 */
export const FIRST_LINE = 'watchdesk archive 1';
export const END_OF_ROWS = '\\.';

export const ArchiveHeading = Type.Object({
  /** ISO 8601, UTC. */
  createdAt: Type.String(),
  /** The applied migrations, in order. */
  migrations: Type.Array(Type.Object({ number: Type.Integer(), name: Type.String(), checksum: Type.String() })),
  /** The maximum transaction id in the archive: the number of distinct marks of subscriptions. See marks.ts. */
  lastTransactionId: Type.Integer({ minimum: 0, maximum: 10_000_000 }),
});
export type ArchiveHeading = Static<typeof ArchiveHeading>;

export const TableHeading = Type.Object({ table: Type.String(), columns: Type.Array(Type.String(), { minItems: 1 }) });
export type TableHeading = Static<typeof TableHeading>;

export const ArchiveEnding = Type.Object({
  /** The last value of each sequence; null if it was never used. */
  sequences: Type.Record(Type.String(), Type.Union([Type.String({ pattern: '^[0-9]+$' }), Type.Null()])),
  rows: Type.Integer(),
});
export type ArchiveEnding = Static<typeof ArchiveEnding>;

/**
 * Tables that belong to the running installation and not to its content: sessions, failed sign-ins, signing keys, and
 * the list of migrations, which the restoring release writes itself. The vocabulary, the ranking tables, and the copy in
 * OpenSearch are computed again.
 */
export const EXCLUDED_TABLES: ReadonlySet<string> = new Set([
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
  'ranking_tombstone',
  'search_index',
  'search_outbox',
]);

/** Quotes an SQL identifier. */
export function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
