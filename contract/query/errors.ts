/** The codes of all errors in the text of a query. Each code stands for one reason, which the message explains. */
export type QueryErrorCode =
  | 'TOO_LONG'
  | 'TOO_MANY_TERMS'
  | 'TOO_MANY_PREFIXES'
  | 'TOO_DEEP'
  | 'BAD_CHARACTER'
  | 'BAD_ESCAPE'
  | 'UNCLOSED_QUOTE'
  | 'MIXED_QUOTES'
  | 'EMPTY_QUOTES'
  | 'UNCLOSED_BRACKET'
  | 'STRAY_BRACKET'
  | 'EMPTY_BRACKETS'
  | 'NOTHING_TO_SEARCH'
  | 'LONE_WILDCARD'
  | 'LEADING_WILDCARD'
  | 'INNER_WILDCARD'
  | 'QUESTION_MARK'
  | 'PREFIX_TOO_SHORT'
  | 'PREFIX_IN_QUOTES'
  | 'FUZZY'
  | 'BOOST'
  | 'REGULAR_EXPRESSION'
  | 'PROXIMITY_OPERATOR'
  | 'UNKNOWN_OPERATOR'
  | 'BAD_SLOP'
  | 'STRAY_TILDE'
  | 'STRAY_SIGN'
  | 'STRAY_COLON'
  | 'DASH_FOR_MINUS'
  | 'COMPARISON'
  | 'UNKNOWN_FIELD'
  | 'FIELD_IN_FIELD'
  | 'MISSING_VALUE'
  | 'SIGN_IN_FIELD'
  | 'MISSING_OPERAND'
  | 'PLUS_WITH_OR'
  | 'ONLY_NEGATIVE'
  | 'NEGATIVE_ALTERNATIVE'
  | 'BAD_RANGE'
  | 'UNCLOSED_RANGE'
  | 'EXCLUSIVE_RANGE'
  | 'RANGE_WITHOUT_FIELD'
  | 'RANGE_NOT_DATE'
  | 'RANGE_OPEN'
  | 'RANGE_ORDER'
  | 'BAD_DATE';

/** A range of a query's text, in UTF-16 offsets; `end` is exclusive. */
export interface Span {
  start: number;
  end: number;
}

/**
 * An error in the text of a query and its position, in UTF-16 offsets with an exclusive `end`. `suggestion`, if
 * present, is the text that corrects the error when it replaces `start`..`end`; empty means that the range can be
 * deleted.
 */
export interface QueryError extends Span {
  code: QueryErrorCode;
  message: string;
  suggestion?: string;
}

/** Creates a QueryError. Leaves out `suggestion` if it is undefined, because the API doesn't send it then. */
export function queryError(code: QueryErrorCode, span: Span, message: string, suggestion?: string): QueryError {
  const error: QueryError = { code, start: span.start, end: span.end, message };
  return suggestion === undefined ? error : { ...error, suggestion };
}

/** Quotes a part of the query for a message, shortened to 40 characters. */
export function quoted(text: string): string {
  const characters = [...text];
  return `“${characters.length > 40 ? `${characters.slice(0, 39).join('')}…` : text}”`;
}
