import { LRUCache } from 'lru-cache';
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
 * A cache of texts with their tokens. Lists show the same articles repeatedly, and tokenizing takes most of the
 * time of an excerpt. The key is the text itself, so entries don't depend on the reader, the version, or the database.
 */
export class TokenizedTexts {
  private numbers = new WordNumbers();
  private readonly known: LRUCache<string, FlatText>;

  constructor(private readonly sizes: TokenizedTextsSizes = usual) {
    this.known = new LRUCache({ maxSize: sizes.bytes, sizeCalculation: bytesOf });
  }

  /** @param language an ISO 639-1 code, as `languageCode` returns it */
  of(text: string, language: string): FlatText {
    const known = this.known.get(text);
    if (known?.tokens.language === language) return known;
    const flat = collapseSpaces(text);
    const read = { flat, tokens: this.tokensOf(flat, language) };
    this.known.set(text, read);
    return read;
  }

  /** The tokens of a text as it is, cached if it has no white space to collapse, as headlines. */
  cachedTokensOf(text: string, language: string): TextTokens {
    const { flat, tokens } = this.of(text, language);
    return flat === text ? tokens : this.tokensOf(text, language);
  }

  /** Tokenizes a text without caching it. */
  tokensOf(text: string, language: string): TextTokens {
    if (this.numbers.size > this.sizes.words) this.forgetAll();
    return tokensOf(text, language, this.numbers);
  }

  private forgetAll(): void {
    this.known.clear();
    this.numbers = new WordNumbers();
  }
}

/** The text with each run of white space as one space, without any at its ends. */
export function collapseSpaces(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

const entryBytes = 400;

/** The size of an entry: two bytes per character, its lists of numbers, and their objects. */
function bytesOf({ flat, tokens: { starts, ends, words, positions } }: FlatText, text: string): number {
  return (
    entryBytes +
    2 * (text.length + flat.length) +
    starts.byteLength +
    ends.byteLength +
    words.byteLength +
    positions.byteLength
  );
}
