import type { QueryField } from './ast';
import { fieldNamed } from './fields';
import type { Token } from './token';

/** Tracks which field is in effect while tokens are read in order. Works for invalid texts too. */
export class FieldTracker {
  private readonly brackets: QueryField[] = [];
  private named: QueryField | undefined;

  /** The field of the next term: the one named directly before it, or the one of the enclosing bracket. */
  get field(): QueryField {
    return this.named ?? this.brackets.at(-1) ?? 'document';
  }

  advance(token: Token): void {
    if (token.kind === 'field') {
      this.named = fieldNamed(token.name);
      return;
    }
    if (token.kind === 'whole') return;
    if (token.kind === 'open') this.brackets.push(this.field);
    if (token.kind === 'close') this.brackets.pop();
    this.named = undefined;
  }
}

/** The field in effect after these tokens. */
export function fieldAfter(before: readonly Token[]): QueryField {
  const trail = new FieldTracker();
  for (const token of before) trail.advance(token);
  return trail.field;
}
