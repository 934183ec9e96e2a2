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
  add(lexeme: string, predicate: number): void {
    const known = this.found.get(lexeme);
    if (known === undefined) {
      this.found.set(lexeme, predicate);
      return;
    }
    if (known < 0) {
      const list = this.several[~known];
      if (list?.includes(predicate) === false) list.push(predicate);
      return;
    }
    if (known === predicate) return;
    const place = this.free.pop() ?? this.several.length;
    this.several[place] = [known, predicate];
    this.found.set(lexeme, ~place);
  }

  remove(lexeme: string, predicate: number): void {
    const known = this.found.get(lexeme);
    if (known === predicate) this.found.delete(lexeme);
    if (known === undefined || known >= 0) return;
    const rest = this.listOf(known).filter((other) => other !== predicate);
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
