/** What can be wrong with a query's text. Each code stands for one reason; the message says it in words. */
export const queryErrorCodes = [
  'TOO_LONG',
  'TOO_MANY_TERMS',
  'TOO_MANY_PREFIXES',
  'TOO_DEEP',
  'BAD_CHARACTER',
  'BAD_ESCAPE',
  'UNCLOSED_QUOTE',
  'MIXED_QUOTES',
  'EMPTY_QUOTES',
  'UNCLOSED_BRACKET',
  'STRAY_BRACKET',
  'EMPTY_BRACKETS',
  'NOTHING_TO_SEARCH',
  'LONE_WILDCARD',
  'LEADING_WILDCARD',
  'INNER_WILDCARD',
  'QUESTION_MARK',
  'PREFIX_TOO_SHORT',
  'PREFIX_IN_QUOTES',
  'FUZZY',
  'BOOST',
  'REGULAR_EXPRESSION',
  'PROXIMITY_OPERATOR',
  'UNKNOWN_OPERATOR',
  'BAD_SLOP',
  'STRAY_TILDE',
  'STRAY_SIGN',
  'STRAY_COLON',
  'DASH_FOR_MINUS',
  'COMPARISON',
  'UNKNOWN_FIELD',
  'FIELD_IN_FIELD',
  'MISSING_VALUE',
  'SIGN_IN_FIELD',
  'MISSING_OPERAND',
  'PLUS_WITH_OR',
  'ONLY_NEGATIVE',
  'NEGATIVE_ALTERNATIVE',
  'BAD_RANGE',
  'UNCLOSED_RANGE',
  'EXCLUSIVE_RANGE',
  'RANGE_WITHOUT_FIELD',
  'RANGE_NOT_DATE',
  'RANGE_OPEN',
  'RANGE_ORDER',
  'BAD_DATE',
] as const;

export type QueryErrorCode = (typeof queryErrorCodes)[number];

/** A piece of a query's text: UTF-16 offsets, `end` not included. */
export interface Span {
  start: number;
  end: number;
}

/**
 * Why a text is no query, and where: UTF-16 offsets into the text, `end` not included.
 * `suggestion`, where there is one, is the text that in place of `start`..`end` mends it (empty: leave it out).
 */
export interface QueryError extends Span {
  code: QueryErrorCode;
  message: string;
  suggestion?: string;
}

/** Makes a QueryError; leaves `suggestion` out where there is none. */
export function queryError(code: QueryErrorCode, span: Span, message: string, suggestion?: string): QueryError {
  const error: QueryError = { code, start: span.start, end: span.end, message };
  return suggestion === undefined ? error : { ...error, suggestion };
}

/** A piece of the query in a message: shortened where it is long. */
export function quoted(text: string): string {
  const characters = [...text];
  return `“${characters.length > 40 ? `${characters.slice(0, 39).join('')}…` : text}”`;
}
