import type { Term as WireTerm } from '../search';

/**
 * One line of a topic's list of terms. `name` is a field's name in capitals (DOCUMENT, HEADLINE, …, DATE), or COMPLEX.
 * `value`, by `type`: single: the text of a query in that field; select: a value as it is, no syntax; range: `[from TO to]` with two instants,
 * from the start of a day to the end of a day, UTC; complex: the text of a whole query.
 */
export type Term = WireTerm;
export type TermType = Term['type'];
export type TermCondition = Term['condition'];
