import { limits } from '../limits';
import { formatNumber } from '../numbers';
import type { QueryField, QueryNode } from './ast';
import { countPrefixes, countTerms } from './countTerms';
import { resolveBound } from './dates';
import { queryError, type QueryError } from './errors';
import { fieldInfo, fieldNamed } from './fields';
import { normalizeQuery, sameQuery } from './normalize';
import { parseQuery, type ParseResult } from './parse';
import { printQuery } from './print';
import type { Term, TermCondition, TermType } from './term';

/**
 * An error in a list of terms. `term` is the index of the term whose value contains the positions; if it is undefined,
 * they refer to the text of the whole list.
 */
interface TermError extends QueryError {
  term?: number;
}

type TermsResult = { ok: true; query: QueryNode | null } | { ok: false; errors: TermError[] };
type TermsText = { ok: true; text: string } | { ok: false; errors: TermError[] };

const complexName = 'COMPLEX';

/** Creates a term. Its label is the field name. */
export function makeTerm(field: QueryField, type: TermType, condition: TermCondition, value: string): Term {
  return { name: field.toUpperCase(), label: field, type, condition, value };
}

/** Creates a complex term, which is edited as text. */
function complexTerm(query: QueryNode): Term {
  return { name: complexName, label: 'complex', type: 'complex', condition: 'AND', value: printQuery(query) };
}

/**
 * The value of a range term from the start of the day `from` to the end of the day `to`, two UTC days as 2026-01-31.
 */
export function dayRangeValue(from: string, to: string): string {
  return `[${from}T00:00:00.000Z TO ${to}T23:59:59.999Z]`;
}

/** The UTC days of a range term's value, both inclusive; null unless the range starts and ends at the edges of days. */
export function rangeValueDays(value: string): { from: string; to: string } | null {
  const parsed = parseQuery(value, 'date');
  if (!parsed.ok || parsed.query?.kind !== 'range') return null;
  const { from, to } = parsed.query;
  return from.kind === 'day' && to.kind === 'day' ? { from: from.date, to: to.date } : null;
}

/** The field of a term; undefined for a complex term or an unknown name. */
export function fieldOfTerm(term: Pick<Term, 'name'>): QueryField | undefined {
  return fieldNamed(term.name);
}

/**
 * Converts a list of terms into query text. The list is folded from the top: each term is joined by its condition to
 * all terms above it, `((a OR b) AND c)`; the condition of the first term matters only if it is NOT. Terms with an
 * empty value are skipped. Checks each value, but not the whole query (only negatives, too long, …), which the parser
 * checks.
 */
export function termsToText(terms: readonly Term[]): TermsText {
  const folded = fold(terms);
  return folded.ok ? { ok: true, text: printQuery(folded.query, 'full') } : folded;
}

function fold(terms: readonly Term[]): TermsResult {
  const errors: TermError[] = [];
  let query: QueryNode | null = null;
  let levels = 0;
  let count = 0;
  let prefixes = 0;
  for (const [index, term] of terms.entries()) {
    const parsed = termToQuery(term);
    if (!parsed.ok) {
      errors.push(...parsed.errors.map((error) => ({ ...error, term: index })));
      continue;
    }
    if (!parsed.query) continue;
    count += countTerms(parsed.query);
    prefixes += countPrefixes(parsed.query);
    const part: QueryNode = term.condition === 'NOT' ? { kind: 'not', child: parsed.query } : parsed.query;
    const kind = term.condition === 'OR' ? 'or' : 'and';
    if (!query) query = part;
    else if (query.kind === kind && levels > 0) query.children.push(part);
    else {
      query = { kind, children: [query, part] };
      levels += 1;
    }
  }
  const whole = { start: 0, end: 0 };
  if (levels > limits.queryDepth) {
    const message = `A list can switch between AND and OR up to ${limits.queryDepth} times.`;
    errors.push(queryError('TOO_DEEP', whole, message));
  }
  if (count > limits.queryTerms) {
    const message = `A query can have up to ${formatNumber(limits.queryTerms)} terms (words, phrases, prefixes, and ranges); this list has ${formatNumber(count)}.`;
    errors.push(queryError('TOO_MANY_TERMS', whole, message));
  }
  if (prefixes > limits.queryPrefixes) {
    const message = `A query can have up to ${limits.queryPrefixes} prefixes (words that end with *); this list has ${formatNumber(prefixes)}.`;
    errors.push(queryError('TOO_MANY_PREFIXES', whole, message));
  }
  return errors.length > 0 ? { ok: false, errors } : { ok: true, query: query && normalizeQuery(query) };
}

/** The query of a single term without its condition; null if its value is empty. */
export function termToQuery(term: Term): ParseResult {
  const value = term.value.trim();
  if (value === '') return { ok: true, query: null };
  if (term.type === 'complex') return parseQuery(value);
  const field = fieldOfTerm(term);
  if (!field) return refuse('UNKNOWN_FIELD', term, `There is no field ${term.name}.`);
  if (term.type === 'select' && field !== 'date') return parseQuery(printQuery(selected(field, value)));
  if (term.type !== 'range') return parseQuery(value, field);
  if (field !== 'date')
    return refuse('RANGE_NOT_DATE', term, `Only the date field supports ranges; ${field} contains words.`);
  return parseQuery(/^\[/.test(value) ? value : `[${value}]`, field);
}

function refuse(code: QueryError['code'], term: Term, message: string): ParseResult {
  return { ok: false, errors: [queryError(code, { start: 0, end: term.value.length }, message)] };
}

/** The query of a value selected from a list: literal text, matched as a whole. */
function selected(field: Exclude<QueryField, 'date'>, value: string): QueryNode {
  return /\s/u.test(value) ? { kind: 'phrase', field, text: value, slop: 0 } : { kind: 'word', field, text: value };
}

/** Converts a query into a list of plain terms; null if no such list gives an equal tree. */
function queryToTerms(query: QueryNode | null): Term[] | null {
  if (!query) return [];
  const terms = unfold(query);
  if (!terms) return null;
  const back = fold(terms);
  return back.ok && sameQuery(back.query, query) ? terms : null;
}

/** Converts a query into a list of terms: plain terms if possible, otherwise one complex term. */
export function queryToTermList(query: QueryNode | null): Term[] {
  return queryToTerms(query) ?? (query ? [complexTerm(query)] : []);
}

/**
 * Unfolds a tree from the outermost operation inwards. Only the first child of a group may be a group itself, otherwise
 * the result is null.
 */
function unfold(query: QueryNode): Term[] | null {
  const groups: Extract<QueryNode, { kind: 'and' | 'or' }>[] = [];
  let first = query;
  while (first.kind === 'and' || first.kind === 'or') {
    groups.push(first);
    const [inner] = first.children;
    if (!inner) return null;
    first = inner;
  }
  const terms = [leafTerm(first, 'AND')];
  for (const group of groups.reverse()) {
    for (const child of group.children.slice(1)) terms.push(leafTerm(child, group.kind === 'or' ? 'OR' : 'AND'));
  }
  return terms.every((term) => term !== null) ? terms : null;
}

function leafTerm(node: QueryNode, condition: TermCondition): Term | null {
  switch (node.kind) {
    case 'and':
    case 'or':
      return null;
    case 'not':
      return condition === 'OR' || node.child.kind === 'not' ? null : leafTerm(node.child, 'NOT');
    case 'range': {
      const [from, to] = [instantOf(node.from, 'from'), instantOf(node.to, 'to')];
      if (from && to) return makeTerm('date', 'range', condition, `[${from} TO ${to}]`);
      return makeTerm('date', 'single', condition, printQuery(node, 'minimal', 'date'));
    }
    default: {
      const plain = node.kind === 'word' || (node.kind === 'phrase' && node.slop === 0 && node.text.includes(' '));
      if (plain && fieldInfo(node.field).kind === 'select') return makeTerm(node.field, 'select', condition, node.text);
      return makeTerm(node.field, 'single', condition, printQuery(node, 'minimal', node.field));
    }
  }
}

function instantOf(bound: Extract<QueryNode, { kind: 'range' }>['from'], end: 'from' | 'to'): string | undefined {
  if (bound.kind === 'relative') return undefined;
  const at = resolveBound(bound, end, 0);
  return at === undefined ? undefined : new Date(at).toISOString();
}
