/** An article in the form that matching, filing and storing work on. Made by `analyseArticle`. */
export class AnalysedArticle {
  private sorted: string[] | null = null;

  constructor(
    /** The code whose stemmer applies. */
    readonly language: string,
    readonly sourceId: string,
    readonly packageIds: readonly string[],
    readonly departmentId: string | null,
    /** Milliseconds since 1970, UTC. */
    readonly published: number,
    /** Positions by lexeme (see lexemes.ts), ascending and without repetition; whole names have none. */
    readonly lexemes: ReadonlyMap<string, readonly number[]>,
    /** Last position of the headline and of the lead. */
    readonly headlineEnd: number,
    readonly leadEnd: number,
    /** Words of headline, lead and body. */
    readonly words: number,
    /** Whether the article was too long and its end was left out. */
    readonly truncated: boolean,
  ) {}

  /** The lexemes that begin with `start`, in the order of their code units. */
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
