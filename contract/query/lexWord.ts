import { limits } from '../limits';
import { countSearchable, hasSearchable, isBreak, isZeroWidth, withoutZeroWidth } from './chars';
import { queryError, quoted, type QueryError, type Span } from './errors';
import { escapeWord, proximityOperator, readEscape } from './escape';
import { fieldNamed, isDottedField } from './fields';
import type { Token } from './token';

const fieldLike = /^[\p{L}_][\p{L}\p{N}_-]*$/u;
const comparison = /^(\p{L}+)(>=|<=|>|<|=)(.*)$/su;

interface Word extends Span {
  text: string;
  /** Places of unescaped wildcards in `text`. */
  wild: number[];
  escaped: boolean;
}

/**
 * Reads the word, prefix or field name that begins at `start`; the character there is neither white space nor a break.
 * What cannot be searched is reported to `errors` and comes back as a `bad` token.
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
  return /^[<>=]/.test(withoutZeroWidth(text.slice(start, word.end))) ? { ...token, compares: true } : token;
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
      ? 'A backslash at the end escapes nothing: leave it out, or write \\\\ for the backslash itself.'
      : '\\u is followed by the four hexadecimal digits of a character; for the letter u leave the backslash out, for a backslash write \\\\.';
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
    return refuse('STRAY_COLON', 'A colon stands directly after the name of a field, as in headline:word.');
  }
  if (word.wild.length > 0) return judgeWildcards(word, refuse);
  if (raw === '/' && text.charAt(word.end) === '[') {
    return refuse('REGULAR_EXPRESSION', 'Regular expressions (/…/) are not supported.');
  }
  if (raw.startsWith('/') && raw.length > 1) {
    const message = `Regular expressions (/…/) are not supported. To search for ${quoted(raw)} itself, escape the slash.`;
    return refuse('REGULAR_EXPRESSION', message, escapeWord(word.text));
  }
  if (proximityOperator.test(raw)) {
    const message = `${quoted(raw)} is no operator here: words near each other are written as "two words"~5. To search for it as text, put it in quotation marks.`;
    return refuse('PROXIMITY_OPERATOR', message, `"${raw}"`);
  }
  if (raw === 'ANDNOT') {
    return refuse(
      'UNKNOWN_OPERATOR',
      'ANDNOT is no operator here: write AND NOT, or put the word in quotation marks.',
      'AND NOT',
    );
  }
  const compared = comparison.exec(raw);
  if (compared?.[1] && fieldNamed(compared[1])) return refuse('COMPARISON', ...judgeComparison(compared));
  if (hasSearchable(word.text)) return { kind: 'word', text: word.text, ...span };
  if (!word.escaped) return { kind: 'ignored', ...span };
  return refuse('NOTHING_TO_SEARCH', `${quoted(raw)} holds no letter and no digit, so nothing can be found by it.`);
}

const operators = { AND: 'and', OR: 'or', NOT: 'not' } as const;

function judgeWildcards(word: Word, refuse: (code: QueryError['code'], message: string, fix?: string) => Token): Token {
  const first = word.wild[0] ?? 0;
  const before = word.text.slice(0, first);
  if (/^[*?:]+$/.test(word.text)) {
    const message =
      word.text === '?'
        ? 'A ? alone asks for nothing. Leave it out.'
        : `${quoted(word.text)} alone would match everything. Say a word, or the beginning of one: vacc*.`;
    return word.text === '?' ? refuse('QUESTION_MARK', message, '') : refuse('LONE_WILDCARD', message);
  }
  if (first === 0) {
    const rest = word.text.replace(/[*?]/g, '');
    const message = `A word cannot begin with ${word.text[0]}: only its end can be left open, as in vacc*.`;
    return refuse('LEADING_WILDCARD', message, hasSearchable(rest) ? escapeWord(rest) : undefined);
  }
  const open = countSearchable(before) >= limits.queryPrefixMin ? `${escapeWord(before)}*` : undefined;
  if (word.text[first] === '?') {
    const message = 'The wildcard ? is not supported: leave it out, or leave the end of the word open with *.';
    return refuse('QUESTION_MARK', message, first === word.text.length - 1 ? escapeWord(before) : open);
  }
  if (first < word.text.length - 1) {
    return refuse('INNER_WILDCARD', 'A * can only stand at the end of a word, as in vacc*.', open);
  }
  if (/\s/u.test(before)) {
    return refuse('INNER_WILDCARD', 'Only a single word can be left open with *: this one holds a space.');
  }
  if (open === undefined) {
    const message = `Give at least ${limits.queryPrefixMin} letters or digits before the *: ${quoted(word.text)} would match too much.`;
    return refuse('PREFIX_TOO_SHORT', message);
  }
  return { kind: 'prefix', text: before, start: word.start, end: word.end };
}

function judgeComparison([, name = '', sign = '', value = '']: RegExpExecArray): [string, string?] {
  const field = fieldNamed(name);
  const message = `Signs of comparison are not supported: write ${field}:value, or date:[from TO to] for a range of dates.`;
  if (value === '') return [message];
  if (sign === '=') return [message, `${field}:${value}`];
  if (field !== 'date') return [message];
  if (sign === '>=') return [message, `date:[${value} TO *]`];
  return sign === '<=' ? [message, `date:[* TO ${value}]`] : [message];
}
