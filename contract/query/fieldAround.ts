import type { QueryField } from './ast';
import { fieldNamed } from './fields';
import type { Token } from './token';

/** Follows the fields through the tokens of a text, one after the other, in any text, right or wrong. */
export class FieldTrail {
  private readonly brackets: QueryField[] = [];
  private named: QueryField | undefined;

  /** The field that is meant here: named directly before, or by the bracket that is open. */
  get field(): QueryField {
    return this.named ?? this.brackets.at(-1) ?? 'document';
  }

  pass(token: Token): void {
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

/** The field that is meant behind these tokens. */
export function fieldAround(before: readonly Token[]): QueryField {
  const trail = new FieldTrail();
  for (const token of before) trail.pass(token);
  return trail.field;
}
