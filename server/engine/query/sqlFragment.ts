/** Collects a statement's parameters while its text is written: no value ever becomes part of the text. */
export class SqlParameters {
  private readonly values: unknown[] = [];

  /** The placeholder of a value, `$n`. */
  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }

  /** A statement with the values that it uses, renumbered: a condition that is always false drops its parts. */
  statement(text: string): [text: string, values: unknown[]] {
    const used: string[] = [];
    const numbered = text.replace(/\$\d+/g, (placeholder) => {
      if (!used.includes(placeholder)) used.push(placeholder);
      return `$${used.indexOf(placeholder) + 1}`;
    });
    return [numbered, used.map((placeholder) => this.values[Number(placeholder.slice(1)) - 1])];
  }
}

/** Conditions that all hold; none: true. */
export function sqlAll(conditions: readonly string[]): string {
  const kept = [...new Set(conditions)].filter((condition) => condition !== 'true');
  if (kept.includes('false')) return 'false';
  return kept.length === 0 ? 'true' : kept.map((condition) => `(${condition})`).join(' and ');
}

/** Conditions one of which holds; none: false. */
export function sqlAny(conditions: readonly string[]): string {
  const kept = [...new Set(conditions)].filter((condition) => condition !== 'false');
  if (kept.includes('true')) return 'true';
  return kept.length === 0 ? 'false' : kept.map((condition) => `(${condition})`).join(' or ');
}

export function sqlNot(condition: string): string {
  if (condition === 'true') return 'false';
  return condition === 'false' ? 'true' : `not (${condition})`;
}
