import { comparedLexemes } from '../analyzer/lexemes';
import { tokenize, type Word } from '../analyzer/tokenize';

interface NumberedWord {
  word: Word;
  /** True for a word with symbols (`c++`), which is matched literally, without stems. */
  isSymbol: boolean;
  /** The lexemes that the word is found by, by language. */
  lexemes: Map<string, readonly string[]>;
}

const none: readonly number[] = [];

/** Numbers words, so that texts are stored as numbers and each word is stemmed once per language. */
export class WordNumbers {
  private readonly numbers = new Map<string, number>();
  private readonly words: NumberedWord[] = [];
  /** The numbers of the words that a lexeme finds, by language. */
  private readonly byLexeme = new Map<string, Map<string, number[]>>();

  get size(): number {
    return this.words.length;
  }

  /** Returns the number of a word; a new number if the word is not known yet. */
  of(word: Word, isSymbol = false): number {
    const key = isSymbol ? `\0${word.lower}` : word.lower;
    let number = this.numbers.get(key);
    if (number === undefined) {
      number = this.words.push({ word, isSymbol, lexemes: new Map() }) - 1;
      this.numbers.set(key, number);
    }
    return number;
  }

  /** The lexemes that find a word in texts of a language. The first call makes `withLexeme` know the word. */
  lexemesOf(number: number, language: string): readonly string[] {
    const known = this.words[number];
    if (known === undefined) return [];
    let lexemes = known.lexemes.get(language);
    if (lexemes === undefined) {
      const { word, isSymbol } = known;
      lexemes = isSymbol ? [word.folded] : [...new Set([word.folded, ...comparedLexemes(word, language)])];
      known.lexemes.set(language, lexemes);
      this.index(number, lexemes, language);
    }
    return lexemes;
  }

  /** The numbers of the words that a lexeme finds, of all texts of a language that were tokenized so far. */
  withLexeme(lexeme: string, language: string): readonly number[] {
    return this.byLexeme.get(language)?.get(lexeme) ?? none;
  }

  private index(number: number, lexemes: readonly string[], language: string): void {
    let numbers = this.byLexeme.get(language);
    if (numbers === undefined) this.byLexeme.set(language, (numbers = new Map<string, number[]>()));
    for (const lexeme of lexemes) {
      const found = numbers.get(lexeme);
      if (found === undefined) numbers.set(lexeme, [number]);
      else found.push(number);
    }
  }
}

/** Offsets and positions: two bytes each in texts of up to 65,536 characters. */
type Offsets = Uint16Array | Uint32Array;

/** The words of a text: where each position is, and an inverted index from words to positions. */
export interface TextTokens {
  numbers: WordNumbers;
  language: string;
  /** The UTF-16 offsets of each position, end exclusive. */
  starts: Offsets;
  ends: Offsets;
  /**
   * Pairs of word and position, sorted by both, in two lists of the same length. A position has several words if there are
   * joined forms, possessives, or symbols.
   */
  words: Uint32Array;
  positions: Offsets;
}

/**
 * Tokenizes a text of a language and numbers its words.
 * @param language an ISO 639-1 code, as `languageCode` returns it
 */
export function tokensOf(text: string, language: string, numbers: WordNumbers): TextTokens {
  const [starts, ends]: [number[], number[]] = [[], []];
  // A pair as one number, word first: sorting numbers is faster than sorting pairs.
  const pairs: number[] = [];
  const most = text.length + 1;
  tokenize(text, ({ parts, joined }) => {
    const whole = joined === null ? null : numbers.of(joined);
    for (const { start, end, word, symbol, possessive } of parts) {
      const position = starts.length;
      starts.push(start);
      ends.push(end);
      pairs.push(numbers.of(word) * most + position);
      if (symbol !== null) pairs.push(numbers.of(symbol, true) * most + position);
      if (possessive !== null) pairs.push(numbers.of(possessive) * most + position);
      if (whole !== null) pairs.push(whole * most + position);
    }
    return true;
  });
  const Numbers = text.length <= 0xffff ? Uint16Array : Uint32Array;
  const words = new Uint32Array(pairs.length);
  const positions = new Numbers(pairs.length);
  let count = 0;
  let last = -1;
  for (const pair of Float64Array.from(pairs).sort()) {
    if (pair === last) continue; // a joined form can be one of its parts
    const word = Math.floor(pair / most);
    if (count === 0 || word !== words[count - 1]) numbers.lexemesOf(word, language);
    words[count] = word;
    positions[count] = pair - word * most;
    count += 1;
    last = pair;
  }
  return {
    numbers,
    language,
    starts: Numbers.from(starts),
    ends: Numbers.from(ends),
    words: words.slice(0, count),
    positions: positions.slice(0, count),
  };
}

/** The positions of a word in a text, ascending. */
export function positionsOfWord({ words, positions }: TextTokens, word: number): readonly number[] {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? 0) < word) low = middle + 1;
    else high = middle;
  }
  if (words[low] !== word) return none;
  const found: number[] = [];
  for (; words[low] === word; low += 1) found.push(positions[low] ?? 0);
  return found;
}
