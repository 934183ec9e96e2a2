import type { SearchSession } from '../searchSession';
import { arrayLiteral } from '@server/db/packedRows';
import type { Segment } from './segments';

/** The session methods that read for a search. */
export type Reads = Pick<SearchSession, 'rows' | 'rowsOfPlanned' | 'packed' | 'eachPacked'>;

/** Thrown where something would have to be read that this process doesn't hold. */
export class NotHeld extends Error {}

const notHeld = (): Promise<never> => Promise.reject(new NotHeld('Not in memory'));

/** For a search that is answered from memory alone. */
export const heldAlone: Reads = { rows: notHeld, rowsOfPlanned: notHeld, packed: notHeld, eachPacked: notHeld };

const keyedStatement = (column: 'postings' | 'positions', segments: string[], lexemes: string[]): string => `
  select wanted.place::int, p.documents, p.${column}
  from unnest(${arrayLiteral(segments, 'bigint')}, ${arrayLiteral(lexemes, 'text')})
    with ordinality as wanted(segment_id, lexeme, place)
  join ranking_posting p on p.segment_id = wanted.segment_id and p.lexeme = wanted.lexeme`;

const prefixStatement = (segments: readonly string[], prefix: string): string => {
  const [from, to] = [prefix, prefix + lastOfPrefix].map((text) => `(${arrayLiteral([text], 'text')})[1]`);
  return `
  select documents, postings from ranking_posting
  where segment_id = any(${arrayLiteral(segments, 'bigint')}) and lexeme >= ${from} and lexeme < ${to}`;
};
/**
 * The largest code point. In code point order, every text with a prefix sorts before the prefix followed by this
 * character.
 */
const lastOfPrefix = '\u{10ffff}';

/** A key that must be read; `segment` is an index. */
export interface Missing {
  segment: number;
  lexeme: string;
}

/** A row of the statements above. */
export interface PackedRow {
  /** The index of the row's key among the requested keys. */
  place: number;
  documents: number;
  content: Buffer;
}

async function readPacked(reads: Reads, statement: string): Promise<PackedRow[]> {
  const rows = await reads.packed(statement);
  return rows.map(([place, documents, content]) => ({
    place: (place?.readInt32BE() ?? 0) - 1,
    documents: documents?.readInt32BE() ?? 0,
    content: content ?? Buffer.alloc(0),
  }));
}

/** Reads the sealed content of the given keys. */
export function readKeys(
  reads: Reads,
  column: 'postings' | 'positions',
  segments: readonly Segment[],
  missing: readonly Missing[],
): Promise<PackedRow[]> {
  const ids = missing.map(({ segment }) => segments[segment]?.id ?? '0');
  const lexemes = missing.map(({ lexeme }) => lexeme);
  return readPacked(reads, keyedStatement(column, ids, lexemes));
}

/**
 * Reads the sealed content of all lexemes with a prefix, in the given segments.
 * @param use Must not keep the content buffer.
 */
export function readBeginning(
  reads: Reads,
  segmentIds: readonly string[],
  prefix: string,
  use: (row: Omit<PackedRow, 'place'>) => void,
): Promise<void> {
  return reads.eachPacked(prefixStatement(segmentIds, prefix), ([documents, content]) => {
    if (documents !== undefined && content !== undefined) use({ documents: documents.readInt32BE(), content });
  });
}
