import { comparedLexemes } from '../analyzer/lexemes';
import { tokenize, type Word } from '../analyzer/tokenize';

interface NumberedWord {
  word: Word;
  /** True for a word with signs (`c++`), which is searched literally, without stems. */
  isSymbol: boolean;
  /** Lexemes by language. */
  lexemes: Map<string, readonly string[]>;
}

/** Assigns numbers to words, so that texts are stored as numbers, and each word is stemmed once per language. */
export class WordNumbers {
  private readonly numbers = new Map<string, number>();
  private readonly words: NumberedWord[] = [];

  get size(): number {
    return this.words.length;
  }

  /** The number of a word, assigned if it is new. */
  of(word: Word, isSymbol = false): number {
    const key = isSymbol ? `\0${word.lower}` : word.lower;
    let number = this.numbers.get(key);
    if (number === undefined) {
      number = this.words.push({ word, isSymbol, lexemes: new Map() }) - 1;
      this.numbers.set(key, number);
    }
    return number;
  }

  /** The lexemes of a word in texts of a language. */
  lexemesOf(number: number, language: string): readonly string[] {
    const known = this.words[number];
    if (known === undefined) return [];
    let lexemes = known.lexemes.get(language);
    if (lexemes === undefined) {
      const { word, isSymbol } = known;
      lexemes = isSymbol ? [word.folded] : [...new Set([word.folded, ...comparedLexemes(word, language)])];
      known.lexemes.set(language, lexemes);
    }
    return lexemes;
  }
}

/** The words of a text by position. */
export interface TextTokens {
  numbers: WordNumbers;
  /** UTF-16 offsets of each position, with exclusive ends. */
  starts: Uint32Array;
  ends: Uint32Array;
  words: Uint32Array;
  /** Further words at a position (compounds, possessives, symbols): pairs of position and word, sorted by position. */
  others: Uint32Array;
}

/** Tokenizes a text into word numbers. */
export function tokensOf(text: string, numbers: WordNumbers): TextTokens {
  const [starts, ends, words, others]: [number[], number[], number[], number[]] = [[], [], [], []];
  tokenize(text, ({ parts, joined }) => {
    const whole = joined === null ? null : numbers.of(joined);
    for (const { start, end, word, symbol, possessive } of parts) {
      const position = words.length;
      starts.push(start);
      ends.push(end);
      words.push(numbers.of(word));
      if (symbol !== null) others.push(position, numbers.of(symbol, true));
      if (possessive !== null) others.push(position, numbers.of(possessive));
      if (whole !== null) others.push(position, whole);
    }
    return true;
  });
  return {
    numbers,
    starts: Uint32Array.from(starts),
    ends: Uint32Array.from(ends),
    words: Uint32Array.from(words),
    others: Uint32Array.from(others),
  };
}
