import { Type, type Static } from 'typebox';

/**
 * An entry of a topic's list of terms. `name` is a field name in capitals (DOCUMENT, HEADLINE, …, DATE) or COMPLEX. The
 * syntax of `value` depends on `type`: for single, query text in that field; for select, a literal value; for range,
 * `[from TO to]` with two instants, from the start of a day to the end of a day (UTC); for complex, the text of a whole
 * query.
 */
export const Term = Type.Object({
  name: Type.String({ maxLength: 40 }),
  label: Type.String({ maxLength: 80 }),
  type: Type.Union([Type.Literal('single'), Type.Literal('range'), Type.Literal('select'), Type.Literal('complex')]),
  condition: Type.Union([Type.Literal('AND'), Type.Literal('OR'), Type.Literal('NOT')]),
  value: Type.String({ maxLength: 20_000 }),
});
export type Term = Static<typeof Term>;
export type TermType = Term['type'];
export type TermCondition = Term['condition'];
