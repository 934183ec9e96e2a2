import { limits } from '../limits';
import { countSearchable, hasSearchable, isBreak, isZeroWidth, withoutZeroWidth } from './characters';
import { queryError, quoted, type QueryError, type Span } from './errors';
import { escapeWord, proximityExample, proximityOperator, readEscape } from './escape';
import { fieldNamed, isDottedField } from './fields';
import type { Token } from './token';

const fieldLike = /^[\p{L}_][\p{L}\p{N}_-]*$/u;
const comparison = /^(\p{L}+)(!=|>=|<=|[><=≠≥≤])(.*)$/su;
const spelledOut: Readonly<Record<string, string>> = { '≠': '!=', '≥': '>=', '≤': '<=' };

interface Word extends Span {
  text: string;
  /** Offsets of unescaped wildcards in `text`. */
  wild: number[];
  escaped: boolean;
}

/**
 * Reads the word, prefix, or field name that starts at `start`, which must be neither white space nor a break. Pushes
 * an error and returns a `bad` token if the word can't be searched for.
 */
export function lexWord(text: string, start: number, errors: QueryError[]): Token {
  const word: Word = { start, end: start, text: '', wild: [], escaped: false };
  let colon = false;
  while (word.end < text.length && !isBreak(text, word.end)) {
    const char = text.charAt(word.end);
    if (isZeroWidth(char)) {
      word.end += 1;
      continue;
    }
    if (char === '\\') {
      const escape = readEscape(text, word.end);
      if (!escape) return badEscape(text, word, errors);
      word.text += escape.value;
      word.end = escape.end;
      word.escaped = true;
      continue;
    }
    if (!colon && (char === ':' || char === '：')) {
      if (isField(text, word)) return { kind: 'field', name: word.text, start, end: word.end + 1 };
      colon = true;
    }
    if (char === '*' || char === '?') word.wild.push(word.text.length);
    word.text += char;
    word.end += 1;
  }
  const token = judge(text, word, errors);
  if (token.kind !== 'word' && token.kind !== 'prefix') return token;
  return /^[<>=≠≥≤]/.test(withoutZeroWidth(text.slice(start, word.end))) ? { ...token, compares: true } : token;
}

function isField(text: string, word: Word): boolean {
  if (word.escaped || word.wild.length > 0) return false;
  if (text.charAt(word.end) === '：') return fieldNamed(word.text) !== undefined;
  if (fieldLike.test(word.text)) return !text.startsWith('://', word.end);
  return isDottedField(word.text, text.charAt(word.end + 1));
}

function badEscape(text: string, word: Word, errors: QueryError[]): Token {
  const at = word.end;
  const message =
    at === text.length - 1
      ? 'A backslash at the end escapes nothing. Remove it, or write \\\\ for a backslash.'
      : '\\u must be followed by four hexadecimal digits. For the letter u, remove the backslash. For a backslash, write \\\\.';
  const span = { start: at, end: Math.min(at + 2, text.length) };
  errors.push(queryError('BAD_ESCAPE', span, message, `\\\\${text.slice(at + 1, span.end)}`));
  let end = at + 1;
  while (end < text.length && !isBreak(text, end)) end += 1;
  return { kind: 'bad', start: word.start, end };
}

function judge(text: string, word: Word, errors: QueryError[]): Token {
  const span = { start: word.start, end: word.end };
  const refuse = (...[code, message, suggestion]: [QueryError['code'], string, string?]): Token => {
    errors.push(queryError(code, span, message, suggestion));
    return { kind: 'bad', ...span };
  };
  const raw = withoutZeroWidth(text.slice(word.start, word.end));
  if (raw === 'AND' || raw === 'OR' || raw === 'NOT') return { kind: operators[raw], ...span };
  if (/^[:：]/.test(raw)) {
    return refuse('STRAY_COLON', 'A colon must come directly after a field name, as in headline:word.');
  }
  if (word.wild.length > 0) return judgeWildcards(word, refuse);
  if (raw === '/' && text.charAt(word.end) === '[') {
    return refuse('REGULAR_EXPRESSION', 'Regular expressions (/…/) aren’t supported.');
  }
  if (raw.startsWith('/') && raw.length > 1) {
    const message = `Regular expressions (/…/) aren’t supported. To search for ${quoted(raw)} itself, escape the slash.`;
    return refuse('REGULAR_EXPRESSION', message, escapeWord(word.text));
  }
  if (proximityOperator.test(raw)) {
    const message = `${quoted(raw)} isn’t an operator here. For words near each other, write ${proximityExample}. To search for it as text, put it in quotation marks.`;
    return refuse('PROXIMITY_OPERATOR', message, `"${raw}"`);
  }
  if (raw === 'ANDNOT') {
    return refuse(
      'UNKNOWN_OPERATOR',
      'ANDNOT isn’t an operator here. Write AND NOT, or put the word in quotation marks.',
      'AND NOT',
    );
  }
  const compared = comparison.exec(raw);
  if (compared?.[1] && fieldNamed(compared[1])) {
    const signed = /[-+!]/.test(text.charAt(word.start - 1));
    return refuse('COMPARISON', ...judgeComparison(compared, signed));
  }
  if (hasSearchable(word.text)) return { kind: 'word', text: word.text, ...span };
  if (!word.escaped) return { kind: 'ignored', ...span };
  return refuse('NOTHING_TO_SEARCH', `${quoted(raw)} has no letters or digits to search for.`);
}

const operators = { AND: 'and', OR: 'or', NOT: 'not' } as const;

function judgeWildcards(word: Word, refuse: (code: QueryError['code'], message: string, fix?: string) => Token): Token {
  const first = word.wild[0] ?? 0;
  const before = word.text.slice(0, first);
  if (/^[*?:]+$/.test(word.text)) {
    const message =
      word.text === '?'
        ? 'A ? alone has nothing to match. Remove it.'
        : `${quoted(word.text)} alone would match everything. Enter a word or the beginning of one, as in vacc*.`;
    return word.text === '?' ? refuse('QUESTION_MARK', message, '') : refuse('LONE_WILDCARD', message);
  }
  if (first === 0) {
    const rest = word.text.replace(/[*?]/g, '');
    const message = `A word can’t begin with ${word.text[0]}. Only its ending can be left open, as in vacc*.`;
    return refuse('LEADING_WILDCARD', message, hasSearchable(rest) ? escapeWord(rest) : undefined);
  }
  const open = countSearchable(before) >= limits.queryPrefixMin ? `${escapeWord(before)}*` : undefined;
  if (word.text[first] === '?') {
    const message = 'The wildcard ? isn’t supported. Remove it, or end the word with * to match any ending.';
    return refuse('QUESTION_MARK', message, first === word.text.length - 1 ? escapeWord(before) : open);
  }
  if (first < word.text.length - 1) {
    return refuse('INNER_WILDCARD', 'A * can only be at the end of a word, as in vacc*.', open);
  }
  if (/\s/u.test(before)) {
    return refuse('INNER_WILDCARD', 'A * can only follow a single word, and this text contains a space.');
  }
  if (open === undefined) {
    const message = `Enter at least ${limits.queryPrefixMin} letters or digits before the *: ${quoted(word.text)} would match too much.`;
    return refuse('PREFIX_TOO_SHORT', message);
  }
  return { kind: 'prefix', text: before, start: word.start, end: word.end };
}

/** @param signed True if a sign (`-`, `+`, `!`) precedes the word. */
function judgeComparison([, name = '', written = '', value = '']: RegExpExecArray, signed: boolean): [string, string?] {
  const field = fieldNamed(name);
  const sign = spelledOut[written] ?? written;
  if (sign === '!=') {
    const unequal = 'Comparison operators aren’t supported. To exclude a value, write -field:value.';
    return value === '' || signed ? [unequal] : [unequal, `-${field}:${value}`];
  }
  const message = `Comparison operators aren’t supported. Write ${field}:value, or date:[from TO to] for a date range.`;
  if (value === '') return [message];
  if (sign === '=') return [message, `${field}:${value}`];
  if (field !== 'date') return [message];
  if (sign === '>=') return [message, `date:[${value} TO *]`];
  return sign === '<=' ? [message, `date:[* TO ${value}]`] : [message];
}
