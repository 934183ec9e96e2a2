import { limits } from '@contract/limits';
import { formatNumber } from '@contract/numbers';
import type { QueryNode } from '@contract/query/ast';
import type { QueryError } from '@contract/query/errors';
import { queryHints } from '@contract/query/hints';
import { parseQuery, parseQueryWithRepeats, type ParseResult } from '@contract/query/parse';
import { queryToTermList, termsToText } from '@contract/query/terms';
import type { BuildAnswer, QueryFault, Term, ValidateAnswer } from '@contract/search';
import { AppError } from '@server/http/errors';

/** A topic's query as it is kept: trimmed, and one that parses (or empty); else QUERY_INVALID in the parser's words. */
export function requireQuery(text: string): string {
  readQuery(text);
  return text.trim();
}

/** The tree of a query's text, null for an empty one; else QUERY_INVALID. */
export function readQuery(text: string): QueryNode | null {
  return treeOf(parseQuery(text.trim()));
}

/** As `readQuery`, with the words that the text repeats: for relevance. */
export function readQueryWithRepeats(text: string): QueryNode | null {
  return treeOf(parseQueryWithRepeats(text.trim()));
}

function treeOf(parsed: ParseResult): QueryNode | null {
  if (!parsed.ok) throw queryInvalid(parsed.errors);
  return parsed.query;
}

/** The tree of a text that may be no query: what is wrong with it asks for nothing. */
export function readQueryIfAny(text: string | undefined): QueryNode | null {
  const parsed = parseQuery((text ?? '').trim());
  return parsed.ok ? parsed.query : null;
}

/** Several queries as one that asks for all of them. */
export function allOf(queries: readonly (QueryNode | null)[]): QueryNode | null {
  const given = queries.filter((query) => query !== null);
  const [first] = given;
  if (first === undefined || given.length === 1) return first ?? null;
  return { kind: 'and', children: given };
}

function queryInvalid(errors: readonly QueryError[]): AppError {
  const message = errors[0]?.message ?? 'Invalid query';
  return new AppError('QUERY_INVALID', message, { fields: { query: message } });
}

/** Whether a text is a query, and if not, all that is wrong with it and where; hints where it is one. */
export function validate(text: string): ValidateAnswer {
  const parsed = parseQuery(text);
  if (parsed.ok) {
    return { validationStatus: { valid: true, errorMessage: '', errors: [] }, hints: queryHints(text) };
  }
  const errors = parsed.errors.map(toFault);
  return { validationStatus: { valid: false, errorMessage: errors[0]?.message ?? 'Invalid query', errors }, hints: [] };
}

function toFault({ start, end, message, suggestion }: QueryError): QueryFault {
  return suggestion === undefined ? { start, end, message } : { start, end, message, suggestion };
}

/** From a query's text its list of terms, from a list its text. A text that does not parse has no list. */
export function build(given: { query?: string; terms?: Term[] }): BuildAnswer {
  if (given.terms) {
    requireShortTerms(given.terms);
    const text = termsToText(given.terms);
    if (!text.ok) throw queryInvalid(text.errors);
    return { query: text.text, terms: given.terms };
  }
  if (given.query === undefined) throw new AppError('VALIDATION', 'A query or a list of terms is required.');
  const parsed = parseQuery(given.query);
  return { query: given.query, terms: parsed.ok ? queryToTermList(parsed.query) : null };
}

/** Refuses a list whose values alone are longer than a query may be, before any of them is parsed. */
function requireShortTerms(terms: readonly Term[]): void {
  let units = 0;
  for (const { value } of terms) units += value.length;
  if (units <= limits.queryCharacters) return;
  // A character has up to two UTF-16 units.
  const characters = units > limits.queryCharacters * 2 ? units : terms.flatMap(({ value }) => [...value]).length;
  if (characters <= limits.queryCharacters) return;
  const message = `A query can have up to ${formatNumber(limits.queryCharacters)} characters; these terms have ${formatNumber(characters)}.`;
  throw new AppError('QUERY_INVALID', message, { fields: { query: message } });
}
