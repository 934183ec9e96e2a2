import type { AnalysedArticle } from './analysedArticle';
import { headlineSign, isStemmable } from './lexemes';
import { stemmedLanguages } from './stemmers';

/** Positions that the database distinguishes; all later ones are written as `beyond`, and the vector is marked. */
const lastPosition = 16_300;
const beyond = 16_383;
/** Positions that the database keeps of one lexeme (256), less those that carry a weight alone. */
const positionsKept = 250;

/** The lexeme of a vector that could not hold every position: what depends on positions is then decided by the matcher. */
export const overflowLexeme = '!over';

const stemmed = new Set(stemmedLanguages);

const toEscape = /['\\]/;

/** A lexeme as the text of a tsvector or tsquery holds it. */
export function quote(lexeme: string): string {
  if (!toEscape.test(lexeme)) return `'${lexeme}'`;
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

interface Written {
  text: string;
  overflow: boolean;
}

function isOwnPosition(article: AnalysedArticle, lexeme: string): boolean {
  const first = lexeme.charCodeAt(0);
  // Signs of fields (@) and of stems (/) keep all their positions.
  if (first === 0x40 || first === 0x2f) return true;
  return !stemmed.has(article.language) || !isStemmable(lexeme);
}

/** A folded word whose stem carries the positions needs one in each part alone: prefixes ask only in which part it is. */
function firstOfEachPart(article: AnalysedArticle, positions: readonly number[]): number[] {
  const first: number[] = [];
  let part = -1;
  for (const position of positions) {
    const at = position <= article.headlineEnd ? 0 : position <= article.leadEnd ? 1 : 2;
    if (at !== part) first.push(position);
    part = at;
    if (part === 2) break;
  }
  return first;
}

function weightOf(article: AnalysedArticle, position: number): string {
  if (position <= article.headlineEnd) return 'A';
  return position <= article.leadEnd ? 'B' : 'C';
}

function writeLexeme(article: AnalysedArticle, lexeme: string, all: readonly number[], whole = false): Written {
  if (all.length === 0) return { text: quote(lexeme), overflow: false };
  const positions = isOwnPosition(article, lexeme) ? all : firstOfEachPart(article, all);
  const weighted = !lexeme.startsWith('@');
  let text = quote(lexeme);
  let count = 0;
  for (const position of positions) {
    const isLate = position > lastPosition;
    if (!whole && (isLate || count === positionsKept)) {
      if (isLate) text += `${count === 0 ? ':' : ','}${beyond}${weighted ? 'C' : ''}`;
      return { text, overflow: true };
    }
    text += `${count === 0 ? ':' : ','}${position}${weighted ? weightOf(article, position) : ''}`;
    count += 1;
  }
  return { text, overflow: false };
}

/**
 * The article as the text of a PostgreSQL `tsvector`: headline A, lead B, body C, named fields without weight, and the
 * headline's words once more under a sign of their own. Positions
 * that do not fit (256 a lexeme, 16,383 a document) are left out, and the lexeme `!over` says so.
 */
export function toVector(article: AnalysedArticle): string {
  const written: string[] = [];
  let overflow = false;
  for (const [lexeme, positions] of article.lexemes) {
    const one = writeLexeme(article, lexeme, positions);
    written.push(one.text);
    overflow ||= one.overflow;
    if ((positions[0] ?? Infinity) > article.headlineEnd || lexeme.startsWith('@')) continue;
    const inHeadline = positions.filter((position) => position <= article.headlineEnd);
    const repeated = writeLexeme(article, headlineSign + lexeme, inHeadline);
    written.push(repeated.text);
    overflow ||= repeated.overflow;
  }
  if (overflow) written.push(quote(overflowLexeme));
  return written.join(' ');
}

/** The same text with every position of headline and text, which no vector of the database could hold. */
export function toWholeVector(article: AnalysedArticle): string {
  return [...article.lexemes]
    .filter(([lexeme]) => !lexeme.startsWith('@'))
    .map(([lexeme, positions]) => writeLexeme(article, lexeme, positions, true).text)
    .join(' ');
}
