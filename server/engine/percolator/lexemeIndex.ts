/** Maps lexemes to predicates. Most lexemes have a single predicate, which is stored as the number itself. */
export class LexemeIndex {
  /** A predicate, or the bitwise complement of an index in `several`. */
  private readonly found = new Map<string, number>();
  private readonly several: number[][] = [];
  private readonly free: number[] = [];

  /** A predicate, or a negative number for `listOf` if there are several; undefined if there is none. */
  get(lexeme: string): number | undefined {
    return this.found.get(lexeme);
  }

  listOf(found: number): readonly number[] {
    return this.several[~found] ?? [];
  }

  /** Adds a predicate; has no effect if it was added before. */
  add(lexeme: string, fact: number): void {
    const known = this.found.get(lexeme);
    if (known === undefined) {
      this.found.set(lexeme, fact);
      return;
    }
    if (known < 0) {
      const list = this.several[~known];
      if (list?.includes(fact) === false) list.push(fact);
      return;
    }
    if (known === fact) return;
    const place = this.free.pop() ?? this.several.length;
    this.several[place] = [known, fact];
    this.found.set(lexeme, ~place);
  }

  remove(lexeme: string, fact: number): void {
    const known = this.found.get(lexeme);
    if (known === fact) this.found.delete(lexeme);
    if (known === undefined || known >= 0) return;
    const rest = this.listOf(known).filter((other) => other !== fact);
    const [only] = rest;
    if (rest.length > 1 || only === undefined) {
      this.several[~known] = rest;
      return;
    }
    this.found.set(lexeme, only);
    this.several[~known] = [];
    this.free.push(~known);
  }
}
