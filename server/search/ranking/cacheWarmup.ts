import type { PostingRequest } from '@server/engine/postings/postingLists';
import { noPositions, PositionReader, type PackedPositions } from '@server/engine/postings/positions';
import { PostingReader, type PackedPostings } from '@server/engine/postings/postings';
import type { Reads } from './readPostings';
import type { Segment } from './segments';

/** The number of documents from which a segment's most frequent words are preloaded. */
export const largeSegment = 10_000;
/** A word is frequent if at least this share of the segment's documents contains it. */
const commonShare = 1 / 8;
// Plain words only: keys of fields and of prefix unions start with a sign.
const commonestStatement = `
  select lexeme, (length(postings) + length(positions))::int as bytes from ranking_posting
  where segment_id = $1 and documents > $2 and lexeme !~ '^[@^]' order by documents desc`;

/** The most frequent words of a segment, limited to `most` bytes of postings and positions. */
export async function frequentWords(reads: Reads, segment: Segment, most: number): Promise<PostingRequest> {
  const words = await reads.rows<{ lexeme: string; bytes: number }>(commonestStatement, [
    segment.id,
    Math.floor(segment.documents * commonShare),
  ]);
  const wanted: PostingRequest = { lexemes: new Set(), prefixes: new Set(), positions: new Set(), near: new Set() };
  let bytes = 0;
  for (const { lexeme, bytes: own } of words) {
    bytes += own;
    if (bytes > most) break;
    wanted.lexemes.add(lexeme);
    wanted.positions.add(lexeme);
  }
  return wanted;
}

/** Iterates a list once, so that its skip marks exist and later reads can start in the middle. */
export function buildMarks(postings: PackedPostings, positions: PackedPositions): void {
  const reader = new PostingReader();
  reader.open(postings);
  let documents = 0;
  while (reader.next()) documents += reader.length;
  if (documents > 0 && positions !== noPositions) new PositionReader(positions).read(documents - 1);
}
