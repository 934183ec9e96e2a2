import { limits } from '@contract/limits';
import { AnalyzedArticle } from './analyzedArticle';
import { metadataFields, type ArticleText } from './articleText';
import { foldWhole } from './fold';
import { comparedLexemes, fieldSigns, wholeLength, wholeLexeme } from './lexemes';
import { languageCode } from './stemmers';
import { tokenize, type Word } from './tokenize';

/**
 * The gap in positions between headline, lead, body, and the values of a field, so that no phrase spans two of them.
 */
export const partGap = 100;

/** Collects lexemes and positions, up to the limits of a tsvector. */
class LexemeCollector {
  readonly lexemes = new Map<string, number[]>();
  private bytes = 0;
  private words = 0;

  constructor(private readonly language: string) {}

  get full(): boolean {
    return this.bytes > limits.vectorBytes || this.words > limits.articleWords;
  }

  /**
   * Analyzes a text whose first word gets position `first`. Returns the last position used, or `first - 1` if there was
   * none.
   */
  addText(sign: string, text: string, first: number): number {
    let position = first - 1;
    tokenize(text, (term) => {
      if (this.full) return false;
      const start = position + 1;
      for (const part of term.parts) {
        position += 1;
        this.words += 1;
        this.addWord(sign, part.word, position);
        if (part.symbol !== null) this.addLexeme(sign + part.symbol.folded, position);
        if (part.possessive !== null) this.addWord(sign, part.possessive, position);
      }
      if (term.joined !== null) {
        this.addWord(sign, term.joined, start);
        this.addWord(sign, term.joined, position);
      }
      return true;
    });
    return position;
  }

  addWhole(sign: string, name: string): void {
    const folded = foldWhole(name, wholeLength);
    if (folded === '') return;
    const lexeme = wholeLexeme(sign, folded);
    if (!this.lexemes.has(lexeme)) this.lexemes.set(lexeme, []);
    this.bytes += lexeme.length * 3;
  }

  private addWord(sign: string, word: Word, position: number): void {
    this.addLexeme(sign + word.folded, position);
    const compared = comparedLexemes(word, this.language);
    if (compared.length === 1 && compared[0] === word.folded) return;
    for (const lexeme of compared) this.addLexeme(sign + lexeme, position);
  }

  private addLexeme(lexeme: string, position: number): void {
    const positions = this.lexemes.get(lexeme);
    if (positions === undefined) {
      this.lexemes.set(lexeme, [position]);
      this.bytes += lexeme.length * 3 + 10;
      return;
    }
    const last = positions[positions.length - 1] ?? 0;
    if (last === position) return;
    this.bytes += 2;
    if (last < position) positions.push(position);
    // A compound was added at the position of its first part after a later position; keep the order ascending.
    else if (!positions.includes(position))
      positions.splice(
        positions.findIndex((other) => other > position),
        0,
        position,
      );
  }
}

function languageNames(code: string): string[] {
  const names: string[] = [];
  for (const shown of ['en', code]) {
    try {
      const name = new Intl.DisplayNames([shown], { type: 'language', fallback: 'none' }).of(code);
      if (name !== undefined) names.push(name);
    } catch {
      // Intl doesn't know the language; it can be found by its code only.
    }
  }
  return names;
}

const knownLanguageNames = new Map<string, string[]>();

function namesOf(code: string): string[] {
  let names = knownLanguageNames.get(code);
  if (names === undefined) knownLanguageNames.set(code, (names = languageNames(code)));
  return names;
}

function addNames(collector: LexemeCollector, sign: string, names: readonly string[]): void {
  let next = 1;
  for (const name of names) {
    collector.addWhole(sign, name);
    next = collector.addText(sign, name, next) + partGap + 1;
  }
}

/**
 * Analyzes an article once, for storing, matching, and percolation. Leaves out words of the body beyond
 * `limits.articleWords`, or beyond what a tsvector holds, and sets `truncated`.
 */
export function analyzeArticle(article: ArticleText): AnalyzedArticle {
  const language = languageCode(article.language, limits.defaultLanguage);
  const collector = new LexemeCollector(language);
  for (const field of metadataFields) addNames(collector, fieldSigns[field], article[field]);
  addNames(collector, fieldSigns.author, article.author);
  addNames(collector, fieldSigns.publication, [article.publication]);
  if (article.category !== null) {
    collector.addWhole(fieldSigns.category, article.category.id);
  }
  addNames(collector, fieldSigns.category, [
    ...(article.category === null ? [] : [article.category.name]),
    ...(article.categoryNames ?? []),
  ]);
  for (const id of [article.source.id, ...article.source.packageIds]) collector.addWhole(fieldSigns.source, id);
  addNames(collector, fieldSigns.source, [article.source.name]);
  collector.addWhole(fieldSigns.language, language);
  if (article.language !== null) collector.addWhole(fieldSigns.language, article.language);
  addNames(collector, fieldSigns.language, namesOf(language));

  const headlineEnd = collector.addText('', article.headline, 1);
  const leadStart = headlineEnd + partGap + 1;
  const leadEnd = Math.max(collector.addText('', article.summary, leadStart), headlineEnd + partGap);
  const bodyStart = leadEnd + partGap + 1;
  const bodyEnd = collector.addText('', article.body, bodyStart);
  const words = headlineEnd + Math.max(0, leadEnd - leadStart + 1) + Math.max(0, bodyEnd - bodyStart + 1);
  return new AnalyzedArticle(
    language,
    article.source.id,
    article.source.packageIds,
    article.departmentId,
    Date.parse(article.published),
    collector.lexemes,
    headlineEnd,
    leadEnd,
    words,
    collector.full,
  );
}
