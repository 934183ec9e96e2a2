import { tokensOf, WordNumbers, type TextTokens } from './textTokens';

/** A text with its white space made single spaces, and its words. */
export interface FlatText {
  flat: string;
  tokens: TextTokens;
}

export interface TokenizedTextsSizes {
  /** Bytes of all texts that are kept. */
  bytes: number;
  /** Distinct words; beyond, all is forgotten. */
  words: number;
}

const usual: TokenizedTextsSizes = { bytes: 64 * 1024 * 1024, words: 400_000 };

/**
 * The texts of articles that were shown last, with their words. Lists show the same articles again and again, and finding
 * the words of a text takes most of the time that an excerpt does. Kept by the text itself, so that nothing of it depends
 * on who reads, on a version or on a database.
 */
export class TokenizedTexts {
  private numbers = new WordNumbers();
  /** The one that was used longest ago is first. */
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

  /** The words of a text that is not kept. */
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

/** Two bytes a character, four a number. */
function bytesOf(text: string, { flat, tokens }: FlatText): number {
  return 2 * (text.length + flat.length) + 12 * tokens.words.length + 4 * tokens.others.length;
}
