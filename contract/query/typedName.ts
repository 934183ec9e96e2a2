import { limits } from '../limits';
import { completeQuery, valueText } from './complete';
import type { Span } from './errors';
import { isNameField, type NameField } from './fields';
import { lex } from './lex';

/** What somebody types that may be the beginning of a name: its words, the field they stand in, and where each begins. */
export interface TypedName {
  text: string;
  /** Undefined where no field is named: then a name brings its own. */
  field: NameField | undefined;
  /** Where each of the words begins; null where it cannot be taken without those before it. */
  starts: readonly (number | null)[];
  end: number;
}

/** The beginning of a name before the caret (a UTF-16 offset) of any text, right or wrong; null where none can be meant. */
export function typedName(text: string, caret: number): TypedName | null {
  const { kind, field, typed, quoted, start, end } = completeQuery(text, caret);
  if (kind !== 'word' && kind !== 'value') return null;
  // A phrase with its distance is finished: a name in its place would take the distance away.
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

/** Where the words begin that stand side by side before a place, nearest last. */
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

/** The text that puts a name in place of the last `words` of what was typed, and where; null where they cannot be taken alone. */
export function withName(
  typed: TypedName,
  { field, name, words }: { field: string; name: string; words: number },
): (Span & { text: string }) | null {
  const start = typed.starts.at(-words);
  if (start === undefined || start === null) return null;
  const value = valueText(name);
  return { start, end: typed.end, text: `${typed.field === undefined ? `${field}:${value}` : value} ` };
}
