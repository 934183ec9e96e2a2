import type { TextField } from '@contract/query/ast';
import { plainSpelling } from './fold';
import type { Word } from './tokenize';
import { stemsOf } from './stemmers';

/**
 * How words are written in the index. A folded word of headline and text stands bare; its stem behind `/` and the
 * language (`/envaccin`), so that a stem never meets another language's. Words of a named field carry the field's sign
 * before them (`@obayer`, `@o/enbayer`), and an id or a whole name stands behind `=` (`@o=bayer ag`).
 */
export const fieldSigns: Readonly<Record<Exclude<TextField, 'document' | 'headline' | 'body'>, string>> = {
  author: '@a',
  publication: '@p',
  organization: '@o',
  location: '@l',
  industry: '@i',
  subject: '@s',
  indication: '@n',
  drugclass: '@d',
  phase: '@f',
  keyword: '@k',
  category: '@c',
  language: '@g',
  source: '@q',
};

/** The sign of a field's words; headline, body and document share the bare space and differ by position. */
export function signOf(field: TextField): string {
  if (field === 'document' || field === 'headline' || field === 'body') return '';
  return fieldSigns[field];
}

/** In vectors alone: the headline's words once more, so that the index can answer for the headline without the vectors. */
export const headlineSign = '@h';

const unstemmable = /[0-9+#]/;

/** Words with digits or signs (drug codes, C++) and words of one or two letters are matched as they are. */
export function isStemmable(folded: string): boolean {
  return folded.length > 2 && !unstemmable.test(folded);
}

const tagged = new Map<string, Map<string, readonly string[]>>();
const cacheSize = 100_000;
// A longer key may be a slice that keeps a whole article's text alive.
const cachedLength = 12;

function stemmedOrBare(lower: string, folded: string, language: string): string[] {
  const stems = stemsOf(lower, language).map((stem) => `/${language}${stem}`);
  return stems.length > 0 ? stems : [folded];
}

/**
 * The lexemes by which a word is compared in an article of a language, without the field's sign: its stems, or itself; and
 * those of its plain spelling, where that is another.
 */
export function comparedLexemes(word: Word, language: string): readonly string[] {
  const plain = plainSpelling(word.folded);
  if (!isStemmable(word.folded)) return plain === word.folded ? [plain] : [word.folded, plain];
  let cache = tagged.get(language);
  if (cache === undefined || cache.size > cacheSize)
    tagged.set(language, (cache = new Map<string, readonly string[]>()));
  const known = cache.get(word.lower);
  if (known !== undefined) return known;
  const lexemes = stemmedOrBare(word.lower, word.folded, language);
  if (plain !== word.folded) {
    lexemes.push(
      ...(isStemmable(plain) ? stemmedOrBare(plain, plain, language) : [plain]).filter((one) => !lexemes.includes(one)),
    );
  }
  if (word.lower.length <= cachedLength) cache.set(word.lower, lexemes);
  return lexemes;
}

const ofWords = new WeakMap<readonly string[], Map<string, readonly string[]>>();

/**
 * The lexemes by which any of some words is found in articles of the languages. Remembered for as long as the list of languages
 * is: a search asks for the words of a long query several times.
 */
export function lexemesOf(words: readonly Word[], sign: string, languages: readonly string[]): readonly string[] {
  let known = ofWords.get(languages);
  if (known === undefined) ofWords.set(languages, (known = new Map<string, readonly string[]>()));
  const key = words.reduce((joined, { lower }) => `${joined}\n${lower}`, sign);
  let lexemes = known.get(key);
  if (lexemes === undefined) {
    const all = words.flatMap((word) => languages.flatMap((language) => comparedLexemes(word, language)));
    known.set(key, (lexemes = [...new Set(all)].map((lexeme) => sign + lexeme)));
  }
  return lexemes;
}

/** The lexeme of an id or a whole name; `folded` as `foldWhole` gives it. */
export function wholeLexeme(sign: string, folded: string): string {
  return `${sign}=${folded}`;
}

/** Names are compared whole up to this many characters. */
export const wholeLength = 200;
