import type { TextField } from '@contract/query/ast';
import { plainSpelling } from './fold';
import type { Word } from './tokenize';
import { stemsOf } from './stemmers';

/**
 * The format of lexemes in the index. A folded word of headline and text has no sign; its stem follows `/` and the
 * language (`/envaccin`), so that stems of different languages never match each other. Words of a named field are
 * prefixed with the field's sign (`@obayer`, `@o/enbayer`), and an id or whole name follows `=` (`@o=bayer ag`).
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

/** The prefix of a field's lexemes. Empty for headline, body, and document, which differ by position. */
export function signOf(field: TextField): string {
  if (field === 'document' || field === 'headline' || field === 'body') return '';
  return fieldSigns[field];
}

/**
 * Used in tsvectors only: the words of the headline once more, so that the index can search the headline without
 * reading the vectors.
 */
export const headlineSign = '@h';

const unstemmable = /[0-9+#]/;

/** Words with digits or signs (drug codes, C++) and words of one or two letters aren't stemmed. */
export function isStemmable(folded: string): boolean {
  return folded.length > 2 && !unstemmable.test(folded);
}

const tagged = new Map<string, Map<string, readonly string[]>>();
const cacheSize = 100_000;
// Longer keys aren't cached, because they may be slices that keep a whole article's text in memory.
const cachedLength = 12;

function stemmedOrBare(lower: string, folded: string, language: string): string[] {
  const stems = stemsOf(lower, language).map((stem) => `/${language}${stem}`);
  return stems.length > 0 ? stems : [folded];
}

/**
 * The lexemes by which a word is compared in an article of a language, without the field's sign: its stems, or the word
 * itself if it has none; also those of its plain spelling if that differs.
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
 * The lexemes that find any of the words in articles of the languages. Cached per list of languages, because a search
 * asks for the words of a long query several times.
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

/** The lexeme of an id or whole name. `folded` is the result of `foldWhole`. */
export function wholeLexeme(sign: string, folded: string): string {
  return `${sign}=${folded}`;
}

/** The number of characters of a name that are compared. */
export const wholeLength = 200;
