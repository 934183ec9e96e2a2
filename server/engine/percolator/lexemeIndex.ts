/** Facts by lexeme. Most lexemes stand for one fact: those are kept as the number itself. */
export class LexemeIndex {
  /** A fact, or the complement of a place in `several`. */
  private readonly found = new Map<string, number>();
  private readonly several: number[][] = [];
  private readonly free: number[] = [];

  /** A fact, or where there are several a negative number for `listOf`; undefined: none. */
  get(lexeme: string): number | undefined {
    return this.found.get(lexeme);
  }

  listOf(found: number): readonly number[] {
    return this.several[~found] ?? [];
  }

  /** Enters a fact; once, however often it is entered. */
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
