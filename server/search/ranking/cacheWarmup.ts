import type { Wanted } from '@server/engine/postings/lists';
import { noPositions, PositionReader, type PackedPositions } from '@server/engine/postings/positions';
import { PostingReader, type PackedPostings } from '@server/engine/postings/postings';
import type { Reads } from './readPostings';
import type { Segment } from './segments';

/** A segment whose commonest words are worth reading before they are asked for; in what share of its articles these stand. */
export const largeSegment = 10_000;
const commonShare = 1 / 8;
// Words alone: fields' names, and the unions of prefixes, have a sign before them.
const commonestStatement = `
  select lexeme, (length(postings) + length(positions))::int as bytes from ranking_posting
  where segment_id = $1 and documents > $2 and lexeme !~ '^[@^]' order by documents desc`;

/** The commonest words of a segment, and where they stand: so many bytes at most. */
export async function commonestOf(reads: Reads, segment: Segment, most: number): Promise<Wanted> {
  const words = await reads.rows<{ lexeme: string; bytes: number }>(commonestStatement, [
    segment.id,
    Math.floor(segment.documents * commonShare),
  ]);
  const wanted: Wanted = { lexemes: new Set(), prefixes: new Set(), positions: new Set(), near: new Set() };
  let bytes = 0;
  for (const { lexeme, bytes: own } of words) {
    bytes += own;
    if (bytes > most) break;
    wanted.lexemes.add(lexeme);
    wanted.positions.add(lexeme);
  }
  return wanted;
}

/** Goes through a list once, so that whoever asks for a part of it finds where that is. */
export function markAll(postings: PackedPostings, positions: PackedPositions): void {
  const reader = new PostingReader();
  reader.open(postings);
  let documents = 0;
  while (reader.next()) documents += reader.length;
  if (documents > 0 && positions !== noPositions) new PositionReader(positions).read(documents - 1);
}
