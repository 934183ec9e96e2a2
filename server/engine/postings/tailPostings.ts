import { mostOf, presenceOf } from './occurrencesByPart';
import type { RankedDocument } from './documents';
import type { PostingLists, PostingRequest } from './postingLists';
import { encodePositions, PackedPositions } from './positions';
import { encodePostings } from './postings';
import type { SlicedComputing } from '../computing/slices';

type Gathered = Map<string, { documents: number[]; counts: number[] }>;

/** Adds the postings of documents that aren't sealed yet as one more segment, numbered from a place on. */
export async function addTail(
  lists: PostingLists,
  segment: number,
  tail: readonly RankedDocument[],
  from: number,
  wanted: PostingRequest,
  computing: SlicedComputing,
): Promise<void> {
  const gathered: Gathered = new Map();
  // Separate from lexemes, because a whole name may end with the character that marks a prefix.
  const begun: Gathered = new Map();
  const add = (to: Gathered, name: string, document: number, counts: number): void => {
    let postings = to.get(name);
    if (postings === undefined) to.set(name, (postings = { documents: [], counts: [] }));
    postings.documents.push(document);
    postings.counts.push(counts);
  };
  const lengths = [...new Set([...wanted.prefixes].map(({ length }) => length))];
  for (const [index, document] of tail.entries()) {
    if (computing.isSliceOver) await computing.pause();
    const [fewer, isAsked] =
      wanted.lexemes.size < document.lexemes.size ? [wanted.lexemes, true] : [document.lexemes.keys(), false];
    for (const lexeme of fewer) {
      const counts = isAsked || wanted.lexemes.has(lexeme) ? document.lexemes.get(lexeme) : undefined;
      if (counts !== undefined) add(gathered, lexeme, from + index, counts);
    }
    for (const [prefix, counts] of countsOfPrefixes(document, wanted.prefixes, lengths)) {
      add(begun, prefix, from + index, counts);
    }
  }
  for (const [name, { documents, counts }] of gathered) {
    if (wanted.positions.has(name) || lists.near.has(name)) {
      const standing = documents.map((document) => tail[document - from]?.positions.get(name));
      lists.putPositions(name, segment, new PackedPositions(encodePositions(standing), standing.length));
    }
    lists.put(name, segment, postingsOf(documents, counts));
  }
  for (const [prefix, { documents, counts }] of begun) {
    lists.putPrefix(prefix, segment, postingsOf(documents, counts));
  }
}

/**
 * @param lengths The distinct lengths of the prefixes: each lexeme is looked up once per length, however many prefixes
 * there are.
 */
function countsOfPrefixes(
  { lexemes }: RankedDocument,
  prefixes: ReadonlySet<string>,
  lengths: readonly number[],
): Map<string, number> {
  const found = new Map<string, number>();
  if (lengths.length === 0) return found;
  for (const [lexeme, counts] of lexemes) {
    for (const length of lengths) {
      const prefix = lexeme.slice(0, length);
      if (prefixes.has(prefix)) found.set(prefix, mostOf(found.get(prefix) ?? 0, presenceOf(counts)));
    }
  }
  return found;
}

const postingsOf = (documents: readonly number[], counts: readonly number[]) => ({
  content: encodePostings(documents, counts),
  length: documents.length,
  offset: 0,
});
