import { overflowLexeme } from '../analyzer/tsvector';
import { headlineSign, isStemmable } from '../analyzer/lexemes';
import { packCounts, derivedHeadline } from './occurrencesByPart';

/** The data of an article's words that ranking uses. */
export interface ReadVector {
  /** Counts by lexeme (see partCounts.ts). For named fields, whole names, and prefixes, only their presence. */
  lexemes: Map<string, number>;
  /** Ascending positions, only for lexemes whose every position is stored (see tsvector.ts). */
  positions: Map<string, readonly number[]>;
  /** The number of words of each part. */
  headline: number;
  lead: number;
  text: number;
}

/**
 * The sign of a lexeme for all words with the same first two letters, because such prefixes have thousands of words.
 */
export const prefixSign = '^';
export const prefixLength = 2;

const quote = 0x27;
const backslash = 0x5c;
const colon = 0x3a;
const comma = 0x2c;
const letterA = 0x41;
const letterB = 0x42;
const letterC = 0x43;
const fieldSign = 0x40;
const stemSign = 0x2f;

/** Parses the text format of a tsvector: `'lexeme':1A,7B 'whole name'`. */
class VectorText {
  at = 0;
  readonly counts = [0, 0, 0];
  places: number[] = [];
  headlineEnd = 0;
  leadStart = 0;
  leadEnd = 0;
  textStart = 0;
  textEnd = 0;

  constructor(private readonly source: string) {}

  lexeme(): string {
    const { source } = this;
    this.at += 1;
    const start = this.at;
    let plain = true;
    for (;;) {
      const code = source.charCodeAt(this.at);
      if (code === quote) {
        if (source.charCodeAt(this.at + 1) !== quote) break;
        plain = false;
        this.at += 2;
      } else if (code === backslash) {
        plain = false;
        this.at += 2;
      } else if (Number.isNaN(code)) break;
      else this.at += 1;
    }
    const text = source.slice(start, this.at);
    this.at += 1;
    return plain ? text : text.replace(/''|\\\\/g, (pair) => pair.charAt(0));
  }

  /** Counts the positions of a lexeme by part. */
  positions(weighted: boolean): void {
    const { source, counts } = this;
    counts.fill(0);
    this.places = [];
    if (source.charCodeAt(this.at) !== colon) {
      counts[2] = 1;
      return;
    }
    do {
      this.at += 1;
      let position = 0;
      let code = source.charCodeAt(this.at);
      while (code >= 0x30 && code <= 0x39) {
        position = position * 10 + code - 0x30;
        this.at += 1;
        code = source.charCodeAt(this.at);
      }
      if (code >= letterA && code <= letterC) this.at += 1;
      this.places.push(position);
      if (weighted) this.count(position, code);
    } while (source.charCodeAt(this.at) === comma);
    if (!weighted) counts[2] = 1;
  }

  private count(position: number, weight: number): void {
    const { counts } = this;
    if (weight === letterA) {
      counts[0] = (counts[0] ?? 0) + 1;
      if (position > this.headlineEnd) this.headlineEnd = position;
    } else if (weight === letterB) {
      counts[1] = (counts[1] ?? 0) + 1;
      if (this.leadStart === 0 || position < this.leadStart) this.leadStart = position;
      if (position > this.leadEnd) this.leadEnd = position;
    } else {
      counts[2] = (counts[2] ?? 0) + 1;
      if (this.textStart === 0 || position < this.textStart) this.textStart = position;
      if (position > this.textEnd) this.textEnd = position;
    }
  }
}

/** The parts that were derived from the text because the source gave none; their words don't add to the length. */
export interface Derived {
  headline: boolean;
  lead: boolean;
}

export function readVector(text: string, derived: Derived): ReadVector {
  const lexemes = new Map<string, number>();
  const positions = new Map<string, readonly number[]>();
  let stemmed = false;
  const reader = new VectorText(text);
  while (reader.at < text.length) {
    const lexeme = reader.lexeme();
    const first = lexeme.charCodeAt(0);
    reader.positions(first !== fieldSign);
    reader.at += 1;
    if (lexeme.startsWith(headlineSign) || lexeme === overflowLexeme) continue;
    if (reader.places.length > 0) positions.set(lexeme, reader.places);
    stemmed ||= first === stemSign;
    const [inHeadline = 0, inLead = 0, inText = 0] = reader.counts;
    const headline = derived.headline && inHeadline > 0 ? derivedHeadline : Math.min(inHeadline, derivedHeadline - 1);
    // Zero if all occurrences are in a derived lead, or after the last position of the vector. Then 1 records its
    // presence.
    const counts = packCounts(headline, derived.lead ? 0 : inLead, inText) || 1;
    lexemes.set(lexeme, counts);
    if (first !== fieldSign && first !== stemSign) addPrefix(lexemes, lexeme, counts);
  }
  if (stemmed) forgetWordsOfStems(positions);
  return {
    lexemes,
    positions,
    headline: derived.headline ? 0 : reader.headlineEnd,
    lead: derived.lead || reader.leadEnd === 0 ? 0 : reader.leadEnd - reader.leadStart + 1,
    text: reader.textEnd === 0 ? 0 : reader.textEnd - reader.textStart + 1,
  };
}

/** Removes the positions of words whose stems have them: such a word keeps only one position per part. */
function forgetWordsOfStems(positions: Map<string, readonly number[]>): void {
  for (const lexeme of positions.keys()) {
    const first = lexeme.charCodeAt(0);
    if (first !== fieldSign && first !== stemSign && isStemmable(lexeme)) positions.delete(lexeme);
  }
}

function addPrefix(lexemes: Map<string, number>, lexeme: string, counts: number): void {
  if (lexeme.length < prefixLength) return;
  const name = prefixSign + lexeme.slice(0, prefixLength);
  const known = lexemes.get(name) ?? 0;
  // Reduces each part's count to presence, but keeps the value of a derived headline.
  const headline = Math.max(
    known >>> 24,
    counts >>> 24 === derivedHeadline ? derivedHeadline : Math.min(1, counts >>> 24),
  );
  const lead = Math.max((known >>> 16) & 255, Math.min(1, (counts >>> 16) & 255));
  lexemes.set(name, packCounts(headline, lead, Math.max(known & 0xffff, Math.min(1, counts & 0xffff))));
}
