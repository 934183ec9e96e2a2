import type { Term as WireTerm } from '../search';

/**
 * An entry of a topic's list of terms. `name` is a field name in capitals (DOCUMENT, HEADLINE, …, DATE) or COMPLEX. The
 * syntax of `value` depends on `type`: for single, query text in that field; for select, a literal value; for range,
 * `[from TO to]` with two instants, from the start of a day to the end of a day (UTC); for complex, the text of a whole
 * query.
 */
export type Term = WireTerm;
export type TermType = Term['type'];
export type TermCondition = Term['condition'];
