import { limits } from '@contract/limits';
import { formatNumber } from '@contract/numbers';
import type { QueryNode } from '@contract/query/ast';
import type { QueryError } from '@contract/query/errors';
import { queryHints } from '@contract/query/hints';
import { parseNarrowing, parseQuery, parseQueryWithRepeats, type ParseResult } from '@contract/query/parse';
import { queryToTermList, termsToText } from '@contract/query/terms';
import type { BuildAnswer, QueryMessage, ValidateAnswer } from '@contract/search';
import type { Term } from '@contract/query/term';
import { AppError } from '@server/http/errors';

/**
 * Validates a topic's query (which may be empty) and returns it trimmed.
 * @throws AppError QUERY_INVALID with the parser's message
 */
export function requireQuery(text: string): string {
  readQuery(text);
  return text.trim();
}

/**
 * Parses a query; null for an empty one.
 * @throws AppError QUERY_INVALID
 */
export function readQuery(text: string): QueryNode | null {
  return treeOf(parseQuery(text.trim()));
}

/** Like `readQuery`, but keeps repeated words, which count for relevance. */
export function readQueryWithRepeats(text: string): QueryNode | null {
  return treeOf(parseQueryWithRepeats(text.trim()));
}

/** Like `readQueryWithRepeats`, for a query that narrows another one and may consist of exclusions only. */
export function readNarrowing(text: string): QueryNode | null {
  return treeOf(parseNarrowing(text.trim()));
}

function treeOf(parsed: ParseResult): QueryNode | null {
  if (!parsed.ok) throw queryInvalid(parsed.errors);
  return parsed.query;
}

/** Parses a query; null if it is empty or invalid. */
export function readQueryIfAny(text: string | undefined): QueryNode | null {
  const parsed = parseQuery((text ?? '').trim());
  return parsed.ok ? parsed.query : null;
}

/** Combines queries with AND; null if there is none. */
export function andAll(queries: readonly (QueryNode | null)[]): QueryNode | null {
  const given = queries.filter((query) => query !== null);
  const [first] = given;
  if (first === undefined || given.length === 1) return first ?? null;
  return { kind: 'and', children: given };
}

function queryInvalid(errors: readonly QueryError[]): AppError {
  const message = errors[0]?.message ?? 'Invalid query';
  return new AppError('QUERY_INVALID', message, { fields: { query: message } });
}

/** Validates a query: all errors with their positions, or hints if it is valid. */
export function validate(text: string): ValidateAnswer {
  const parsed = parseQuery(text);
  if (parsed.ok) {
    return { validationStatus: { valid: true, errorMessage: '', errors: [] }, hints: queryHints(text) };
  }
  const errors = parsed.errors.map(toMessage);
  return { validationStatus: { valid: false, errorMessage: errors[0]?.message ?? 'Invalid query', errors }, hints: [] };
}

function toMessage({ start, end, message, suggestion }: QueryError): QueryMessage {
  return suggestion === undefined ? { start, end, message } : { start, end, message, suggestion };
}

/**
 * Converts between a query's text and its list of terms. Terms are null if the text doesn't parse.
 * @throws AppError QUERY_INVALID or VALIDATION
 */
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

/**
 * Throws QUERY_INVALID if the values of the terms exceed the maximum length of a query, before any of them is parsed.
 */
function requireShortTerms(terms: readonly Term[]): void {
  let units = 0;
  for (const { value } of terms) units += value.length;
  if (units <= limits.queryCharacters) return;
  // A character has one or two UTF-16 code units.
  const characters = units > limits.queryCharacters * 2 ? units : terms.flatMap(({ value }) => [...value]).length;
  if (characters <= limits.queryCharacters) return;
  const message = `A query can have up to ${formatNumber(limits.queryCharacters)} characters; these terms have ${formatNumber(characters)}.`;
  throw new AppError('QUERY_INVALID', message, { fields: { query: message } });
}
