/** An analyzed article, as used by matching, percolation, and storing. Created by `analyzeArticle`. */
export class AnalyzedArticle {
  private sorted: string[] | null = null;

  constructor(
    /** The ISO 639-1 code that selects the stemmer. */
    readonly language: string,
    readonly sourceId: string,
    readonly packageIds: readonly string[],
    readonly departmentId: string | null,
    /** Milliseconds since the epoch (UTC). */
    readonly published: number,
    /** Positions by lexeme (see lexemes.ts), ascending and without duplicates; whole names have none. */
    readonly lexemes: ReadonlyMap<string, readonly number[]>,
    /** The last position of the headline, and of the lead. */
    readonly headlineEnd: number,
    readonly leadEnd: number,
    /** The number of words in headline, lead, and body. */
    readonly words: number,
    /** True if the end of the article was left out because of its length. */
    readonly truncated: boolean,
  ) {}

  /** The lexemes with the prefix `start`, sorted by UTF-16 code units. */
  lexemesFrom(start: string): string[] {
    this.sorted ??= [...this.lexemes.keys()].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
    const keys = this.sorted;
    let low = 0;
    let high = keys.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((keys[middle] ?? '') < start) low = middle + 1;
      else high = middle;
    }
    let end = low;
    while (end < keys.length && keys[end]?.startsWith(start) === true) end += 1;
    return keys.slice(low, end);
  }
}
