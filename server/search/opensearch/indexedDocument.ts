import { isStem, isWord } from './lexemeKinds';
import type { FacetName } from '../facetValues';
import { emptyPosition, neverSuperseded, separator, type IndexedDocument } from './indexMapping';
import { headlineEndOf, worth, type RankedDocument } from '@server/engine/postings/documents';
import { derivedHeadline, inHeadline, inLead, inText } from '@server/engine/postings/occurrencesByPart';

/** What a document has beside its words. */
interface DocumentState {
  /** Microseconds since the epoch (UTC); null for the latest version. */
  superseded: number | null;
  checksum: number;
  /** The values that are counted, as stored. */
  values: Readonly<Record<FacetName, readonly string[]>>;
}

const microsecondsOfDay = 86_400_000_000;

type Positions = Iterable<readonly [lexeme: string, positions: readonly number[]]>;

/** Writes lexemes at their positions: a line for each position, from the first one on. */
function linesOf(lexemes: Positions, from: number, to: number): string {
  const lines: (string[] | undefined)[] = [];
  let first = Infinity;
  const kept: [string, number[]][] = [];
  for (const [lexeme, positions] of lexemes) {
    const inside = positions.filter((position) => position >= from && position <= to);
    if (inside.length === 0) continue;
    first = Math.min(first, inside[0] ?? first);
    kept.push([lexeme, inside]);
  }
  for (const [lexeme, positions] of kept) {
    for (const position of positions) (lines[position - first] ??= []).push(lexeme);
  }
  return Array.from(lines, (line) => line?.join(separator) ?? emptyPosition).join('\n');
}

/** The weight of a lexeme's occurrences; see score.ts. */
function mentionsOf(counts: number): number {
  const headline = inHeadline(counts);
  const ofHeadline = headline === derivedHeadline ? worth.derivedHeadline : headline * worth.headline;
  return ofHeadline + worth.lead * inLead(counts) + inText(counts);
}

/** Converts a version to what OpenSearch indexes. */
export function indexedDocument(document: RankedDocument, state: DocumentState): IndexedDocument {
  const words: string[] = [];
  const headlinePrefixes: string[] = [];
  const bodyPrefixes: string[] = [];
  for (const [lexeme, counts] of document.lexemes) {
    if (isWord(lexeme)) {
      if (inHeadline(counts) > 0) headlinePrefixes.push(lexeme);
      if (inLead(counts) + inText(counts) > 0) bodyPrefixes.push(lexeme);
    }
    // A word whose stem is indexed has no positions of its own, and is never searched as a whole word.
    if (document.positions.has(lexeme) && (isWord(lexeme) || isStem(lexeme))) {
      words.push(`${lexeme}${separator}${Math.max(1, mentionsOf(counts))}`);
    }
  }
  const ofText = [...document.positions].filter(([lexeme]) => !lexeme.startsWith('@'));
  const headlineEnd = headlineEndOf(document.headline);
  return {
    words: words.join('\n'),
    headline: linesOf(ofText, 1, headlineEnd),
    body: linesOf(ofText, headlineEnd + 1, Infinity),
    fields: linesOf(
      [...document.positions].filter(([lexeme]) => lexeme.startsWith('@')),
      1,
      Infinity,
    ),
    headlinePrefixes: headlinePrefixes.join('\n'),
    bodyPrefixes: bodyPrefixes.join('\n'),
    names: [...document.lexemes.keys()].filter((lexeme) => lexeme.startsWith('@') && !document.positions.has(lexeme)),
    item: Number(document.itemId),
    version: document.version,
    source: document.sourceId,
    department: document.departmentId ?? '',
    published: document.published,
    received: document.received,
    superseded: state.superseded ?? neverSuperseded,
    ...state.values,
    day: Math.floor(document.received / microsecondsOfDay),
    checksum: state.checksum,
  };
}
