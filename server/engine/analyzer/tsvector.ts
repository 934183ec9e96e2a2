import type { AnalyzedArticle } from './analyzedArticle';
import { headlineSign, isStemmable } from './lexemes';
import { stemmedLanguages } from './stemmers';

/** The last position that is stored exactly; later ones are stored as `beyond`, and the vector is marked. */
const lastPosition = 16_300;
const beyond = 16_383;
/** PostgreSQL stores 256 positions per lexeme; some of them are needed for weights only. */
const positionsKept = 250;

/**
 * Marks a tsvector that couldn't hold every position. For such articles the matcher decides conditions that depend on
 * positions.
 */
export const overflowLexeme = '!over';

const stemmed = new Set(stemmedLanguages);

const toEscape = /['\\]/;

/** Quotes a lexeme for the text format of tsvector and tsquery. */
export function quote(lexeme: string): string {
  if (!toEscape.test(lexeme)) return `'${lexeme}'`;
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

interface Written {
  text: string;
  overflow: boolean;
}

function isOwnPosition(article: AnalyzedArticle, lexeme: string): boolean {
  const first = lexeme.charCodeAt(0);
  // Lexemes of fields (@) and stems (/) keep all positions.
  if (first === 0x40 || first === 0x2f) return true;
  return !stemmed.has(article.language) || !isStemmable(lexeme);
}

/**
 * A folded word whose stem has the positions keeps only its first position in each part: prefix queries only ask for
 * the part.
 */
function firstOfEachPart(article: AnalyzedArticle, positions: readonly number[]): number[] {
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

function weightOf(article: AnalyzedArticle, position: number): string {
  if (position <= article.headlineEnd) return 'A';
  return position <= article.leadEnd ? 'B' : 'C';
}

function writeLexeme(article: AnalyzedArticle, lexeme: string, all: readonly number[], whole = false): Written {
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
 * Formats the article as the text of a PostgreSQL `tsvector`: headline with weight A, lead B, body C, named fields
 * without weight, and the headline's words once more with a sign of their own. Positions beyond PostgreSQL's limits
 * (256 per lexeme, 16,383 per document) are left out, and the lexeme `!over` is added.
 */
export function toTsvector(article: AnalyzedArticle): string {
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

/** As `toTsvector`, but with every position of headline and text, beyond PostgreSQL's limits. */
export function toFullTsvector(article: AnalyzedArticle): string {
  return [...article.lexemes]
    .filter(([lexeme]) => !lexeme.startsWith('@'))
    .map(([lexeme, positions]) => writeLexeme(article, lexeme, positions, true).text)
    .join(' ');
}
