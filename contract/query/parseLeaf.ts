import { limits } from '../limits';
import { formatNumber } from '../numbers';
import { isNamedField, type QueryField, type QueryNode, type TextField } from './ast';
import { isReversed, parseBound, printBound, type RangeEnd } from './dates';
import { queryError, quoted, type QueryError, type QueryErrorCode, type Span } from './errors';
import { escapePhrase, escapeWord } from './escape';
import { fieldNamed, suggestField } from './fields';
import type { Piece, Token } from './token';

/** The state of the parser. */
export interface Cursor {
  tokens: readonly Token[];
  at: number;
  errors: QueryError[];
  /** The position of each node in the text. */
  spans: Map<QueryNode, Span>;
  terms: number;
  prefixes: number;
  unknownFields: number;
  /** The length of the text. */
  end: number;
}

/**
 * Parses a field name, which is the next token, and checks the token after it. Returns undefined if no usable value
 * follows. An unknown field is reported and treated as `document`, so that errors after it are found too.
 */
export function readField(cursor: Cursor, token: Extract<Token, { kind: 'field' }>): QueryField | undefined {
  cursor.at += 1;
  const field = fieldNamed(token.name);
  const name = { start: token.start, end: token.end - 1 };
  if (!field) {
    cursor.unknownFields += 1;
    cursor.errors.push(unknownField(token, name, cursor.unknownFields));
  }
  const next = cursor.tokens[cursor.at];
  switch (next?.kind) {
    case 'word':
    case 'prefix':
    case 'phrase':
    case 'range':
    case 'open':
    case 'bad':
      return field ?? 'document';
    case 'whole':
      // The error in the field name was reported above.
      if (!field) cursor.at += 1;
      return field ?? 'document';
    case 'minus':
    case 'plus':
    case 'not': {
      const sign = next.kind === 'plus' ? '+' : '-';
      const message = `Put the sign before the field: ${sign}${token.name}:word.`;
      const span = { start: token.start, end: next.end };
      cursor.errors.push(queryError('SIGN_IN_FIELD', span, message, `${sign}${token.name}:`));
      cursor.at += 1;
      return undefined;
    }
    case 'field': {
      if (field) {
        const message = `A field must be followed by a value, not by another field. To search for ${quoted(`${next.name}:`)} as text, put it in quotation marks.`;
        cursor.errors.push(queryError('FIELD_IN_FIELD', { start: next.start, end: next.end }, message));
      }
      return undefined;
    }
    default: {
      if (!field) return undefined;
      const message = `${field}: needs a value, as in ${field}:${field === 'date' ? '2026-01-31' : 'word'}.`;
      cursor.errors.push(queryError('MISSING_VALUE', { start: token.start, end: token.end }, message));
      return undefined;
    }
  }
}

/** `nth` counts the unknown fields; the costly suggestion is computed only for errors that will be reported. */
function unknownField(token: Extract<Token, { kind: 'field' }>, name: Span, nth: number): QueryError {
  const meant = nth <= limits.queryErrors ? suggestField(token.name) : undefined;
  const asText = `To search for the colon as text, write ${token.name}\\: or use quotation marks.`;
  if (meant) {
    return queryError(
      'UNKNOWN_FIELD',
      name,
      `There is no field ${quoted(token.name)}. Did you mean ${meant}? ${asText}`,
      meant,
    );
  }
  return queryError('UNKNOWN_FIELD', name, `There is no field ${quoted(token.name)}. ${asText}`);
}

/** Errors that stop the parser. */
export const stopping: ReadonlySet<QueryErrorCode> = new Set(['TOO_DEEP', 'TOO_MANY_TERMS', 'TOO_MANY_PREFIXES']);

function refuseTheRest(cursor: Cursor, code: QueryErrorCode, { start, end }: Span, message: string): null {
  cursor.errors.push(queryError(code, { start, end }, message));
  cursor.at = cursor.tokens.length;
  return null;
}

/** Parses the next token as a value of `field`. Returns null after reporting an error. */
export function readLeaf(cursor: Cursor, field: QueryField): QueryNode | null {
  const token = cursor.tokens[cursor.at];
  cursor.at += 1;
  if (!token) return null;
  cursor.terms += 1;
  if (cursor.terms > limits.queryTerms) {
    const message = `A query can have up to ${formatNumber(limits.queryTerms)} terms (words, phrases, prefixes, and ranges); this one has more.`;
    return refuseTheRest(cursor, 'TOO_MANY_TERMS', token, message);
  }
  if (token.kind === 'prefix') cursor.prefixes += 1;
  if (cursor.prefixes > limits.queryPrefixes) {
    const message = `A query can have up to ${limits.queryPrefixes} prefixes (words that end with *); this one has more.`;
    return refuseTheRest(cursor, 'TOO_MANY_PREFIXES', token, message);
  }
  if (token.kind === 'whole') return readName(cursor, field, token);
  if (field === 'date') return readDate(cursor, token);
  switch (token.kind) {
    case 'word':
    case 'prefix': {
      if (token.compares === true && (field !== 'document' || isNamed(cursor))) {
        cursor.errors.push(comparisonError(token, field));
        return null;
      }
      const { text } = token;
      return token.kind === 'word' ? { kind: 'word', field, text } : { kind: 'prefix', field, text };
    }
    case 'phrase':
      return { kind: 'phrase', field, text: token.text, slop: token.slop };
    case 'range':
      cursor.errors.push(rangeError(token, field, cursor));
      return null;
    default:
      return null;
  }
}

/** Parses the quoted name after the `=` of `subject:="Vaccines"`. Returns null after reporting an error. */
function readName(cursor: Cursor, field: QueryField, sign: Span): QueryNode | null {
  const name = cursor.tokens[cursor.at];
  cursor.at += 1;
  if (name?.kind !== 'phrase') return null;
  if (!isNamedField(field)) {
    const holds = field === 'date' ? 'dates' : 'text';
    const message = `Only names can be matched exactly with = (subject:="Vaccines"); ${field} contains ${holds}. Remove the =.`;
    cursor.errors.push(queryError('COMPARISON', { start: sign.start, end: sign.end }, message, ''));
    return null;
  }
  if (name.slop > 0) {
    const message = 'An exact name can’t have a distance. Remove the ~ or the =.';
    const span = { start: sign.start, end: name.end };
    cursor.errors.push(queryError('BAD_SLOP', span, message, `="${escapePhrase(name.text)}"`));
    return null;
  }
  return { kind: 'name', field, text: name.text };
}

/** True if a field name directly precedes the token that was read last. */
function isNamed(cursor: Cursor): boolean {
  return cursor.tokens[cursor.at - 2]?.kind === 'field';
}

function comparisonError(token: Extract<Token, { text: string }>, field: TextField): QueryError {
  const equal = /^=[^<>=]/.test(token.text);
  const asText = 'To search for the sign as text, escape it with \\.';
  const message = equal
    ? `Comparison operators aren’t supported. Write ${field}:value. ${asText}`
    : `Comparison operators aren’t supported: ${field} contains words. ${asText}`;
  const value = `${escapeWord(token.text.slice(1))}${token.kind === 'prefix' ? '*' : ''}`;
  return queryError('COMPARISON', token, message, equal ? value : undefined);
}

function rangeError(token: Extract<Token, { kind: 'range' }>, field: TextField, cursor: Cursor): QueryError {
  const named = isNamed(cursor);
  const dates =
    parseBound(token.from.text, 'from').kind !== 'wrong' && parseBound(token.to.text, 'to').kind !== 'wrong';
  if (named || field !== 'document') {
    const message = `Only the date field supports ranges; ${field} contains words.`;
    return queryError('RANGE_NOT_DATE', token, message);
  }
  const suggestion = dates ? `date:[${token.from.text} TO ${token.to.text}]` : undefined;
  return queryError(
    'RANGE_WITHOUT_FIELD',
    token,
    'Ranges work only in the date field. Write date:[from TO to].',
    suggestion,
  );
}

function readDate(cursor: Cursor, token: Token): QueryNode | null {
  switch (token.kind) {
    case 'word':
    case 'phrase':
      return singleDate(cursor, { text: token.text, start: token.start, end: token.end });
    case 'range':
      return dateRange(cursor, token);
    case 'prefix': {
      const message =
        'A date can’t end with *. Write a year (date:2026), a month (date:2026-01), or date:[from TO to].';
      cursor.errors.push(queryError('BAD_DATE', token, message));
      return null;
    }
    default:
      return null;
  }
}

/** Parses `date:2026-01-31`. A month or a year includes all of its days. */
function singleDate(cursor: Cursor, piece: Piece): QueryNode | null {
  const compared = /^(>=|<=|[><≥≤])(.*)$/su.exec(piece.text);
  if (compared) {
    const value = compared[2] ?? '';
    const fix = /^>=|≥/.test(piece.text) ? `[${value} TO *]` : /^<=|≤/.test(piece.text) ? `[* TO ${value}]` : undefined;
    const message = 'Comparison operators aren’t supported. Write date:[from TO to], with * for an open end.';
    cursor.errors.push(queryError('COMPARISON', piece, message, fix));
    return null;
  }
  const from = bound(cursor, piece, 'from');
  const to = from && bound(cursor, piece, 'to');
  if (!from || !to) return null;
  if (from.kind === 'day' && to.kind === 'day') return { kind: 'range', field: 'date', from, to };
  const since = from.kind === 'relative' && from.amount < 0 ? `[${printBound(from)} TO now]` : undefined;
  const message =
    'A single date must be a day, a month, or a year. For exact or relative times, write date:[from TO to].';
  cursor.errors.push(queryError('BAD_DATE', piece, message, since));
  return null;
}

function dateRange(cursor: Cursor, token: Extract<Token, { kind: 'range' }>): QueryNode | null {
  const from = bound(cursor, token.from, 'from');
  const to = bound(cursor, token.to, 'to');
  if (!from || !to) return null;
  if (from.kind === 'open' && to.kind === 'open') {
    const message = 'A range that’s open at both ends matches everything. Enter at least one date.';
    cursor.errors.push(queryError('RANGE_OPEN', token, message));
    return null;
  }
  if (isReversed(from, to)) {
    const message = 'The range ends before it starts. From must not be later than To.';
    cursor.errors.push(queryError('RANGE_ORDER', token, message, `[${token.to.text} TO ${token.from.text}]`));
    return null;
  }
  return { kind: 'range', field: 'date', from, to };
}

function bound(cursor: Cursor, piece: Piece, end: RangeEnd) {
  const found = parseBound(piece.text, end);
  if (found.kind !== 'wrong') return found;
  cursor.errors.push(queryError('BAD_DATE', piece, found.reason));
  return undefined;
}
