/** Collects the parameters of a statement while its text is built, so that values never become part of the text. */
export class SqlParameters {
  private readonly values: unknown[] = [];

  /** Adds a value and returns its placeholder, `$n`. */
  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }

  /** A statement with the values that it uses, renumbered, because folded conditions may not use all parameters. */
  statement(text: string): [text: string, values: unknown[]] {
    const used: string[] = [];
    const numbered = text.replace(/\$\d+/g, (placeholder) => {
      if (!used.includes(placeholder)) used.push(placeholder);
      return `$${used.indexOf(placeholder) + 1}`;
    });
    return [numbered, used.map((placeholder) => this.values[Number(placeholder.slice(1)) - 1])];
  }
}

/** The conjunction of conditions; true if empty. */
export function sqlAll(conditions: readonly string[]): string {
  const kept = [...new Set(conditions)].filter((condition) => condition !== 'true');
  if (kept.includes('false')) return 'false';
  return kept.length === 0 ? 'true' : kept.map((condition) => `(${condition})`).join(' and ');
}

/** The disjunction of conditions; false if empty. */
export function sqlAny(conditions: readonly string[]): string {
  const kept = [...new Set(conditions)].filter((condition) => condition !== 'false');
  if (kept.includes('true')) return 'true';
  return kept.length === 0 ? 'false' : kept.map((condition) => `(${condition})`).join(' or ');
}

export function sqlNot(condition: string): string {
  if (condition === 'true') return 'false';
  return condition === 'false' ? 'true' : `not (${condition})`;
}
