import { tokensOf, WordNumbers, type TextTokens } from './textTokens';

/** A text with collapsed white space, and its tokens. */
interface FlatText {
  flat: string;
  tokens: TextTokens;
}

interface TokenizedTextsSizes {
  /** The capacity in bytes for all texts. */
  bytes: number;
  /** The maximum number of distinct words; beyond it the cache is cleared. */
  words: number;
}

const usual: TokenizedTextsSizes = { bytes: 128 * 1024 * 1024, words: 400_000 };

/**
 * An LRU cache of texts with their tokens. Lists show the same articles repeatedly, and tokenizing takes most of the
 * time of an excerpt. The key is the text itself, so entries don't depend on the reader, the version, or the database.
 */
export class TokenizedTexts {
  private numbers = new WordNumbers();
  /** In order of use, least recently used first. */
  private readonly known = new Map<string, FlatText>();
  private bytes = 0;

  constructor(private readonly sizes: TokenizedTextsSizes = usual) {}

  /** @param language an ISO 639-1 code, as `languageCode` returns it */
  of(text: string, language: string): FlatText {
    const known = this.known.get(text);
    if (known?.tokens.language === language) {
      this.known.delete(text);
      this.known.set(text, known);
      return known;
    }
    if (known !== undefined) this.remove(text, known);
    const flat = collapseSpaces(text);
    const read = { flat, tokens: this.tokensOf(flat, language) };
    this.keep(text, read);
    return read;
  }

  /** Tokenizes a text without caching it. */
  tokensOf(text: string, language: string): TextTokens {
    if (this.numbers.size > this.sizes.words) this.forgetAll();
    return tokensOf(text, language, this.numbers);
  }

  private keep(text: string, read: FlatText): void {
    this.known.set(text, read);
    this.bytes += bytesOf(text, read);
    for (const [oldest, entry] of this.known) {
      if (this.bytes <= this.sizes.bytes) return;
      this.remove(oldest, entry);
    }
  }

  private remove(text: string, entry: FlatText): void {
    this.known.delete(text);
    this.bytes -= bytesOf(text, entry);
  }

  private forgetAll(): void {
    this.known.clear();
    this.bytes = 0;
    this.numbers = new WordNumbers();
  }
}

/** The text with each run of white space as one space, without any at its ends. */
export function collapseSpaces(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The size of an entry: two bytes per character, and its lists of numbers. */
function bytesOf(text: string, { flat, tokens: { starts, ends, words, positions } }: FlatText): number {
  return (
    2 * (text.length + flat.length) + starts.byteLength + ends.byteLength + words.byteLength + positions.byteLength
  );
}
