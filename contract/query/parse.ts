import { limits } from '../limits';
import { formatNumber } from '../numbers';
import type { QueryField, QueryNode } from './ast';
import { rejectNegativeQueries } from './rejectNegativeQueries';
import { queryError, type QueryError, type QueryErrorCode, type Span } from './errors';
import { lex } from './lex';
import { normalizeKeepingRepeats, normalizeQuery } from './normalize';
import { readField, readLeaf, stopping, type Cursor } from './parseLeaf';
import type { Token } from './token';

/** The canonical tree of a query (null for an empty text), or all errors in the order of the text. */
export type ParseResult = { ok: true; query: QueryNode | null } | { ok: false; errors: QueryError[] };

/**
 * Parses the text of a query (docs/query-language.md) in linear time. Never throws. The tree is canonical: equal trees
 * mean the same query, however it was typed. `field` is the field of terms that name none (default: document).
 */
export function parseQuery(text: string, field: QueryField = 'document'): ParseResult {
  const parsed = parseTree(text, field);
  return parsed.ok && parsed.query ? { ok: true, query: normalizeQuery(parsed.query) } : parsed;
}

/**
 * Parses like `parseQuery`, but keeps repeated terms: `vaccine OR dose OR vaccine` contains one word twice, and the
 * relevance score counts it twice. `normalizeQuery` turns the result into the canonical tree.
 */
export function parseQueryWithRepeats(text: string): ParseResult {
  const parsed = parseTree(text, 'document');
  return parsed.ok && parsed.query ? { ok: true, query: normalizeKeepingRepeats(parsed.query) } : parsed;
}

/**
 * Parses the text of a query that narrows another one. It may consist of exclusions only, such as `NOT sports`. Keeps
 * repeated terms.
 */
export function parseNarrowing(text: string): ParseResult {
  const parsed = parseTree(text, 'document', 'allowed');
  return parsed.ok && parsed.query ? { ok: true, query: normalizeKeepingRepeats(parsed.query) } : parsed;
}

/** Parses a text to the tree of its operators and brackets, not normalized. */
function parseTree(text: string, field: QueryField, onlyNegative: 'allowed' | 'rejected' = 'rejected'): ParseResult {
  if (text.length > limits.queryCharacters && [...text].length > limits.queryCharacters) {
    const message = `A query can have up to ${formatNumber(limits.queryCharacters)} characters; this one has ${formatNumber([...text].length)}.`;
    return {
      ok: false,
      errors: [queryError('TOO_LONG', { start: limits.queryCharacters, end: text.length }, message)],
    };
  }
  const { tokens, errors } = lex(text);
  const cursor: Cursor = {
    tokens,
    at: 0,
    errors,
    spans: new Map(),
    terms: 0,
    prefixes: 0,
    unknownFields: 0,
    end: text.length,
  };
  const query = parseAll(cursor, field);
  if (query && errors.length === 0) rejectNegativeQueries(query, cursor.spans, errors, onlyNegative);
  if (errors.length === 0) return { ok: true, query };
  errors.sort((a, b) => a.start - b.start || a.end - b.end);
  return { ok: false, errors: errors.slice(0, limits.queryErrors) };
}

function parseAll(cursor: Cursor, field: QueryField): QueryNode | null {
  if (cursor.tokens.length === 0) return null;
  let query = parseAlternatives(cursor, field, 0);
  for (let stray = peek(cursor); stray; stray = peek(cursor)) {
    refuse(cursor, 'STRAY_BRACKET', stray, 'This parenthesis has no opening one. Remove it, or escape it with \\.', '');
    cursor.at += 1;
    if (peek(cursor)) query = parseAlternatives(cursor, field, 0);
  }
  if (query || cursor.errors.length > 0) return query;
  const whole = { start: cursor.tokens[0]?.start ?? 0, end: cursor.tokens.at(-1)?.end ?? cursor.end };
  refuse(cursor, 'NOTHING_TO_SEARCH', whole, 'There are no letters or digits to search for.');
  return null;
}

function refuse(cursor: Cursor, code: QueryErrorCode, span: Span, message: string, suggestion?: string): void {
  cursor.errors.push(queryError(code, span, message, suggestion));
}

/** The next token; ignored punctuation is skipped. */
function peek(cursor: Cursor): Token | undefined {
  while (cursor.tokens[cursor.at]?.kind === 'ignored') cursor.at += 1;
  return cursor.tokens[cursor.at];
}

/** Records the position of a node in the text. */
function placed(cursor: Cursor, node: QueryNode, span: Span): QueryNode {
  cursor.spans.set(node, { start: span.start, end: span.end });
  return node;
}

function joined(cursor: Cursor, kind: 'and' | 'or', children: QueryNode[]): QueryNode | null {
  const [first] = children;
  const last = children.at(-1);
  if (!first || !last) return null;
  if (first === last) return first;
  const span = { start: cursor.spans.get(first)?.start ?? 0, end: cursor.spans.get(last)?.end ?? 0 };
  return placed(cursor, { kind, children }, span);
}

/** Parses `a OR b OR c` up to a closing bracket or the end of the text. */
function parseAlternatives(cursor: Cursor, field: QueryField, depth: number): QueryNode | null {
  const alternatives: QueryNode[] = [];
  const pluses: Span[] = [];
  let or: Token | undefined;
  for (;;) {
    const found = parseTogether(cursor, field, depth, pluses);
    if (found.node) alternatives.push(found.node);
    const next = peek(cursor);
    const operator = next?.kind === 'or' ? next : undefined;
    if (found.empty && (operator ?? or)) missing(cursor, or ?? operator, 'OR', or ? 'after' : 'before');
    if (!operator) break;
    or = operator;
    cursor.at += 1;
  }
  if (or) {
    for (const plus of pluses) {
      const message =
        'A + makes a word required, which can’t work next to an OR. Use parentheses, as in a AND (b OR c), or remove the +.';
      refuse(cursor, 'PLUS_WITH_OR', plus, message, '');
    }
  }
  return joined(cursor, 'or', alternatives);
}

function missing(cursor: Cursor, operator: Token | undefined, name: string, side: 'before' | 'after'): void {
  if (!operator) return;
  const message = `${name} needs something ${side} it. To search for the word itself, put it in quotation marks.`;
  refuse(cursor, 'MISSING_OPERAND', operator, message);
}

/**
 * Parses adjacent clauses, with or without AND between them. `empty` is true if there was no token at all, valid or
 * not.
 */
function parseTogether(
  cursor: Cursor,
  field: QueryField,
  depth: number,
  pluses: Span[],
): { node: QueryNode | null; empty: boolean } {
  const clauses: QueryNode[] = [];
  let empty = true;
  let and: Token | undefined;
  for (;;) {
    const token = peek(cursor);
    if (token?.kind === 'and') {
      if (and) missing(cursor, and, 'AND', 'after');
      else if (empty) missing(cursor, token, 'AND', 'before');
      and = token;
      empty = false;
      cursor.at += 1;
      continue;
    }
    if (!token || token.kind === 'or' || token.kind === 'close') break;
    empty = false;
    and = undefined;
    const clause = parseClause(cursor, field, depth, pluses);
    if (clause) clauses.push(clause);
  }
  if (and) missing(cursor, and, 'AND', 'after');
  return { node: joined(cursor, 'and', clauses), empty };
}

/** Parses a word, phrase, prefix, range, or bracket with the signs and the field before it. */
function parseClause(cursor: Cursor, field: QueryField, depth: number, pluses: Span[]): QueryNode | null {
  const first = peek(cursor);
  let sign: Token | undefined;
  let negated = false;
  let token = first;
  while (token?.kind === 'not' || token?.kind === 'minus' || token?.kind === 'plus') {
    if (token.kind === 'plus') pluses.push(token);
    else negated = !negated;
    sign = token;
    cursor.at += 1;
    token = peek(cursor);
  }
  if (!token || token.kind === 'and' || token.kind === 'or' || token.kind === 'close') {
    const name = sign?.kind === 'plus' ? '+' : sign?.kind === 'minus' ? '-' : 'NOT';
    missing(cursor, sign, name, 'after');
    return null;
  }
  const meant = token.kind === 'field' ? readField(cursor, token) : field;
  if (!meant) return null;
  const node = peek(cursor)?.kind === 'open' ? parseBracket(cursor, meant, depth + 1) : readLeaf(cursor, meant);
  const span = { start: first?.start ?? 0, end: cursor.tokens[cursor.at - 1]?.end ?? cursor.end };
  if (!node) return null;
  placed(cursor, node, { start: token.start, end: span.end });
  return negated ? placed(cursor, { kind: 'not', child: node }, span) : node;
}

/** Parses a group in parentheses; the next token is the opening one. */
function parseBracket(cursor: Cursor, field: QueryField, depth: number): QueryNode | null {
  const open = peek(cursor);
  if (!open) return null;
  cursor.at += 1;
  if (depth > limits.queryDepth) {
    refuse(cursor, 'TOO_DEEP', open, `Parentheses can be nested up to ${limits.queryDepth} levels deep.`);
    cursor.at = cursor.tokens.length;
    return null;
  }
  const errors = cursor.errors.length;
  const first = cursor.at;
  const node = parseAlternatives(cursor, field, depth);
  const close = peek(cursor);
  if (close?.kind !== 'close') {
    const stopped = cursor.errors.some(({ code }) => stopping.has(code));
    if (!stopped) refuse(cursor, 'UNCLOSED_BRACKET', open, 'This parenthesis is never closed.');
    return node;
  }
  // Errors within the parentheses were reported when their tokens were read.
  const nothing = cursor.tokens.slice(first, cursor.at).every(({ kind }) => kind === 'ignored');
  cursor.at += 1;
  if (!node && nothing && cursor.errors.length === errors) {
    const span = { start: open.start, end: close.end };
    const bare = cursor.tokens[cursor.at - 2] === open;
    const message = bare
      ? 'These parentheses are empty.'
      : 'There are no letters or digits to search for in these parentheses.';
    refuse(cursor, bare ? 'EMPTY_BRACKETS' : 'NOTHING_TO_SEARCH', span, message);
  }
  return node;
}
