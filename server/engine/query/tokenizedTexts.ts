import { tokensOf, WordNumbers, type TextTokens } from './textTokens';

/** A text with collapsed white space, and its tokens. */
export interface FlatText {
  flat: string;
  tokens: TextTokens;
}

export interface TokenizedTextsSizes {
  /** The capacity in bytes for all texts. */
  bytes: number;
  /** The maximum number of distinct words; beyond it the cache is cleared. */
  words: number;
}

const usual: TokenizedTextsSizes = { bytes: 64 * 1024 * 1024, words: 400_000 };

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

  of(text: string): FlatText {
    const known = this.known.get(text);
    if (known !== undefined) {
      this.known.delete(text);
      this.known.set(text, known);
      return known;
    }
    const flat = text.replace(/\s+/g, ' ').trim();
    const read = { flat, tokens: this.tokensOf(flat) };
    this.keep(text, read);
    return read;
  }

  /** Tokenizes a text without caching it. */
  tokensOf(text: string): TextTokens {
    if (this.numbers.size > this.sizes.words) this.forgetAll();
    return tokensOf(text, this.numbers);
  }

  private keep(text: string, read: FlatText): void {
    this.known.set(text, read);
    this.bytes += bytesOf(text, read);
    for (const [oldest, { flat, tokens }] of this.known) {
      if (this.bytes <= this.sizes.bytes) return;
      this.known.delete(oldest);
      this.bytes -= bytesOf(oldest, { flat, tokens });
    }
  }

  private forgetAll(): void {
    this.known.clear();
    this.bytes = 0;
    this.numbers = new WordNumbers();
  }
}

/** The size of an entry: two bytes per character, four per number. */
function bytesOf(text: string, { flat, tokens }: FlatText): number {
  return 2 * (text.length + flat.length) + 12 * tokens.words.length + 4 * tokens.others.length;
}
