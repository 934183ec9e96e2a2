import type { AnalysedArticle } from '../analyzer/analysedArticle';
import { fieldSigns, isStemmable } from '../analyzer/lexemes';
import { stemmedLanguages } from '../analyzer/stemmers';
import { hashText } from './hash';

/** A term of an article by its hash. */
export interface Term {
  hash: number;
  /** How often the text says it; metadata says a thing once. */
  count: number;
  isMetadata: boolean;
}

const [fieldSign, stemSign] = ['@', '/'].map((sign) => sign.charCodeAt(0));
const stemmed = new Set(stemmedLanguages);
const storyFields = ['location', 'subject', 'indication', 'keyword'] as const;
// Organizations and industries are left out: they are what a storyline is about, not what happened.
const metadataStarts = storyFields.map((field) => `${fieldSigns[field]}=`);

function isTerm(lexeme: string, language: string): boolean {
  if (lexeme.startsWith('@')) return metadataStarts.some((start) => lexeme.startsWith(start));
  if (lexeme.startsWith('/')) return true;
  return !isStemmable(lexeme) || !stemmed.has(language);
}

/** The terms by which stories are compared: stems, numbers and codes of the text, and what its metadata names. */
export function termsOf(article: AnalysedArticle): Term[] {
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

/** Lead and body as folded words in their order; of an article that is little but a headline, that too. */
export function wordsOf(article: AnalysedArticle, shortest: number): string[] {
  let last = -1;
  for (const [lexeme, positions] of article.lexemes) {
    if (isFoldedWord(lexeme)) last = Math.max(last, positions[positions.length - 1] ?? -1);
  }
  const byPosition = new Array<string>(last + 1).fill('');
  for (const [lexeme, positions] of article.lexemes) {
    if (!isFoldedWord(lexeme)) continue;
    for (const position of positions) {
      const other = byPosition[position] ?? '';
      // A joined form shares a part's position: the smaller of the two, so that equal texts give equal words.
      if (other === '' || lexeme < other) byPosition[position] = lexeme;
    }
  }
  const text = byPosition.slice(article.headlineEnd + 1).filter((word) => word !== '');
  return text.length < shortest ? byPosition.filter((word) => word !== '') : text;
}
