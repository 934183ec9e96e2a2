import { mostOf, presenceOf } from './counts';
import type { RankedDocument } from './documents';
import type { Lists, Wanted } from './lists';
import { encodePositions, PackedPositions } from './positions';
import { encodePostings } from './postings';

/** Adds the postings of documents that are not sealed yet, numbered from a place on, as those of a segment. */
export function addTail(
  lists: Lists,
  segment: number,
  tail: readonly RankedDocument[],
  from: number,
  wanted: Wanted,
): void {
  const gathered = new Map<string, { documents: number[]; counts: number[] }>();
  const add = (name: string, document: number, counts: number): void => {
    let postings = gathered.get(name);
    if (postings === undefined) gathered.set(name, (postings = { documents: [], counts: [] }));
    postings.documents.push(document);
    postings.counts.push(counts);
  };
  tail.forEach((document, index) => {
    const [fewer, isAsked] =
      wanted.lexemes.size < document.lexemes.size ? [wanted.lexemes, true] : [document.lexemes.keys(), false];
    for (const lexeme of fewer) {
      const counts = isAsked || wanted.lexemes.has(lexeme) ? document.lexemes.get(lexeme) : undefined;
      if (counts !== undefined) add(lexeme, from + index, counts);
    }
    for (const prefix of wanted.prefixes) {
      let counts = 0;
      for (const [lexeme, some] of document.lexemes) {
        if (lexeme.startsWith(prefix)) counts = mostOf(counts, presenceOf(some));
      }
      if (counts > 0) add(`${prefix}*`, from + index, counts);
    }
  });
  for (const [name, { documents, counts }] of gathered) {
    const postings = { content: encodePostings(documents, counts), length: documents.length, offset: 0 };
    if (wanted.positions.has(name)) {
      const standing = documents.map((document) => tail[document - from]?.positions.get(name));
      lists.putPositions(name, segment, new PackedPositions(encodePositions(standing), standing.length));
    }
    if (name.endsWith('*')) lists.putPrefix(name.slice(0, -1), segment, postings);
    else lists.put(name, segment, postings);
  }
}
