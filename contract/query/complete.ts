import type { QueryField } from './ast';
import { quoteFamily } from './characters';
import type { Span } from './errors';
import { escapePhrase, escapeValue } from './escape';
import { fieldList, fieldNamed } from './fields';
import { fieldAfter } from './fieldTracker';
import { lex } from './lex';
import type { Token } from './token';

/** A completion that the editor offers for the text at the caret. */
interface CompletionOption {
  kind: 'field' | 'operator' | 'date';
  /** The text that replaces `start`..`end` of the completion. */
  text: string;
  help: string;
}

/**
 * The context at the caret: a field name, a value in `field`, an operator, or a word. `typed` is the text from `start`
 * to the caret; `start`..`end` is the range that the selected option replaces. `options` contains only what the query
 * language defines; the server suggests values and words. `quoted` is true if the caret is inside quotation marks,
 * which are part of the replaced range.
 */
interface Completion extends Span {
  kind: 'field' | 'value' | 'operator' | 'word';
  field: QueryField;
  typed: string;
  quoted: boolean;
  options: CompletionOption[];
}

/** Returns the completion for `text` with the caret at `caret` (a UTF-16 offset). Accepts any text, valid or not. */
export function completeQuery(text: string, caret: number): Completion {
  const { tokens } = lex(text);
  const index = tokens.findIndex((token) => token.start < caret && caret <= token.end && !isSign(token));
  const token = tokens[index];
  const before = tokens.filter((each) => (token ? each.start < token.start : each.end <= caret));
  const field = fieldAfter(before);
  const valued = before.at(-1)?.kind === 'field' || field !== 'document';
  if (token?.kind === 'field' && caret < token.end) return fieldName(text, token, caret, field);
  if (token?.kind === 'field') return value(fieldNamed(token.name) ?? 'document', '', { start: caret, end: caret });
  if (token && opensQuote(text, token)) return quotedValue(text, token, caret, field, valued);
  const span = token ? { start: token.start, end: token.end } : { start: caret, end: caret };
  const typed = text.slice(span.start, caret);
  if (valued && (typed !== '' || before.at(-1)?.kind === 'field')) return value(field, typed, span);
  return wordOrOperator(typed, span, field, before.at(-1));
}

/** A value as query text: as it is, escaped, or in quotation marks if it contains spaces. */
export function valueText(chosen: string): string {
  return /\s/u.test(chosen) ? `"${escapePhrase(chosen)}"` : escapeValue(chosen);
}

function isSign(token: Token): boolean {
  return (
    ['open', 'close', 'minus', 'plus', 'whole', 'ignored'].includes(token.kind) ||
    (token.kind === 'not' && token.end - token.start === 1)
  );
}

function opensQuote(text: string, token: Token): boolean {
  return token.kind === 'phrase' || (token.kind === 'bad' && quoteFamily(text.charAt(token.start)) !== undefined);
}

function quotedValue(text: string, token: Token, caret: number, field: QueryField, valued: boolean): Completion {
  // An unclosed quotation mark extends to the end of the text, so only the text up to the caret is replaced.
  const end = token.kind === 'phrase' ? token.end : caret;
  const typed = text.slice(token.start + 1, token.kind === 'phrase' && caret === token.end ? caret - 1 : caret);
  const kind = valued ? 'value' : 'word';
  return { kind, field, typed, quoted: true, start: token.start, end, options: [] };
}

function fieldName(text: string, token: Span, caret: number, field: QueryField): Completion {
  const typed = text.slice(token.start, caret);
  const options = fieldOptions(typed);
  return { kind: 'field', field, typed, quoted: false, start: token.start, end: token.end, options };
}

function value(field: QueryField, typed: string, span: Span): Completion {
  const options = field === 'date' ? dateOptions.filter(({ text }) => text.startsWith(typed)) : [];
  return { kind: 'value', field, typed, quoted: false, start: span.start, end: span.end, options };
}

function wordOrOperator(typed: string, span: Span, field: QueryField, previous: Token | undefined): Completion {
  const joins = previous !== undefined && ['word', 'prefix', 'phrase', 'range', 'close', 'bad'].includes(previous.kind);
  const operators = operatorOptions.filter(({ text }) => text.startsWith(typed) && (joins || text === 'NOT '));
  const operator = typed !== '' && operators.length > 0;
  const options = operator || typed === '' ? operators : fieldOptions(typed);
  const kind = operator || (typed === '' && joins) ? 'operator' : 'word';
  return { kind, field, typed, quoted: false, start: span.start, end: span.end, options };
}

function fieldOptions(typed: string): CompletionOption[] {
  const wanted = typed.toLowerCase();
  return fieldList
    .filter(({ name, label }) => wanted !== '' && (name.startsWith(wanted) || label.toLowerCase().startsWith(wanted)))
    .map(({ name, help }) => ({ kind: 'field', text: `${name}:`, help }));
}

const operatorOptions: readonly CompletionOption[] = [
  { kind: 'operator', text: 'AND ', help: 'Both sides must match.' },
  { kind: 'operator', text: 'OR ', help: 'At least one side must match.' },
  { kind: 'operator', text: 'NOT ', help: 'What follows must not match.' },
];

const dateOptions: readonly CompletionOption[] = [
  { kind: 'date', text: '[now-1d TO now]', help: 'The last 24 hours.' },
  { kind: 'date', text: '[now-7d TO now]', help: 'The last 7 days.' },
  { kind: 'date', text: '[now-1M TO now]', help: 'The last month.' },
  { kind: 'date', text: '[now-1y TO now]', help: 'The last year.' },
];
