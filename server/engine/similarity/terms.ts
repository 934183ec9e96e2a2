import type { AnalyzedArticle } from '../analyzer/analyzedArticle';
import { fieldSigns, isStemmable } from '../analyzer/lexemes';
import { stemmedLanguages } from '../analyzer/stemmers';
import { hashText } from './hash';

/** A term of an article, by its hash. */
export interface Term {
  hash: number;
  /** The number of occurrences in the text; 1 for metadata. */
  count: number;
  isMetadata: boolean;
}

const [fieldSign, stemSign] = ['@', '/'].map((sign) => sign.charCodeAt(0));
const stemmed = new Set(stemmedLanguages);
const storyFields = ['location', 'subject', 'indication', 'keyword'] as const;
// Leaves out organizations and industries: they describe the storyline, not the event.
const metadataStarts = storyFields.map((field) => `${fieldSigns[field]}=`);

function isTerm(lexeme: string, language: string): boolean {
  if (lexeme.startsWith('@')) return metadataStarts.some((start) => lexeme.startsWith(start));
  if (lexeme.startsWith('/')) return true;
  return !isStemmable(lexeme) || !stemmed.has(language);
}

/** The terms for comparing articles: stems, numbers, and codes of the text, and names from the metadata. */
export function termsOf(article: AnalyzedArticle): Term[] {
  const terms: Term[] = [];
  for (const [lexeme, positions] of article.lexemes) {
    if (!isTerm(lexeme, article.language)) continue;
    terms.push({ hash: hashText(lexeme), count: Math.max(positions.length, 1), isMetadata: lexeme.startsWith('@') });
  }
  return terms;
}

function isFoldedWord(lexeme: string): boolean {
  const first = lexeme.charCodeAt(0);
  return first !== fieldSign && first !== stemSign;
}

/**
 * The folded words of lead and body in order; if the article is little more than a headline, also those of the
 * headline.
 */
export function wordsOf(article: AnalyzedArticle, shortest: number): string[] {
  let last = -1;
  for (const [lexeme, positions] of article.lexemes) {
    if (isFoldedWord(lexeme)) last = Math.max(last, positions[positions.length - 1] ?? -1);
  }
  const byPosition = new Array<string>(last + 1).fill('');
  for (const [lexeme, positions] of article.lexemes) {
    if (!isFoldedWord(lexeme)) continue;
    for (const position of positions) {
      const other = byPosition[position] ?? '';
      // A compound has the same position as a part; the smaller one is used, so that equal texts give equal words.
      if (other === '' || lexeme < other) byPosition[position] = lexeme;
    }
  }
  const text = byPosition.slice(article.headlineEnd + 1).filter((word) => word !== '');
  return text.length < shortest ? byPosition.filter((word) => word !== '') : text;
}
