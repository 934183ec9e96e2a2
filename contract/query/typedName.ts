import { limits } from '../limits';
import { completeQuery, valueText } from './complete';
import type { Span } from './errors';
import { isNameField, type NameField } from './fields';
import { lex } from './lex';

/** Typed text that may be the beginning of a name, with its field and the offset of each word. */
export interface TypedName {
  text: string;
  /** Undefined if the text names no field; then each suggested name has its own field. */
  field: NameField | undefined;
  /** The offset of each word; null if the word can't be replaced without the words before it. */
  starts: readonly (number | null)[];
  end: number;
}

/**
 * Returns the text before the caret (a UTF-16 offset) that may be the beginning of a name; null if there is none.
 * Accepts any text, valid or not.
 */
export function typedName(text: string, caret: number): TypedName | null {
  const { kind, field, typed, quoted, start, end } = completeQuery(text, caret);
  if (kind !== 'word' && kind !== 'value') return null;
  // A phrase with a slop is complete; replacing it with a name would lose the slop.
  if (quoted && /"~\d*$/u.test(text.slice(start, caret))) return null;
  if (typed.trim() === '' || (kind === 'value' && !isNameField(field))) return null;
  const named = kind === 'value' && isNameField(field) ? field : undefined;
  const words = typed.trim().split(/\s+/u);
  if (quoted || named !== undefined) {
    return { text: words.join(' '), field: named, starts: words.map((_, at) => (at === 0 ? start : null)), end };
  }
  const starts = wordsBefore(text, start);
  return {
    text: [...starts, start].map((at) => wordAt(text, at, caret)).join(' '),
    field: undefined,
    starts: [...starts, start],
    end,
  };
}

/** The offsets of the adjacent words that end before `place`, in the order of the text. */
function wordsBefore(text: string, place: number): number[] {
  const starts: number[] = [];
  const before = lex(text).tokens.filter((token) => token.end <= place);
  for (const token of before.reverse()) {
    const alone = token.kind === 'word' && /^\s/u.test(text.slice(token.end));
    if (!alone || starts.length === limits.suggestedWords - 1) break;
    starts.unshift(token.start);
  }
  return starts;
}

function wordAt(text: string, start: number, caret: number): string {
  return /^\S+/u.exec(text.slice(start, caret))?.[0] ?? '';
}

/**
 * The replacement that inserts a name for the last `words` typed words; null if these can't be replaced on their own.
 */
export function withName(
  typed: TypedName,
  { field, name, words }: { field: string; name: string; words: number },
): (Span & { text: string }) | null {
  const start = typed.starts.at(-words);
  if (start === undefined || start === null) return null;
  const value = valueText(name);
  return { start, end: typed.end, text: `${typed.field === undefined ? `${field}:${value}` : value} ` };
}
