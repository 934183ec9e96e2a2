import type { QueryField } from '@contract/query/ast';
import { completeQuery, valueText } from '@contract/query/complete';
import type { Span } from '@contract/query/errors';
import { fieldInfo } from '@contract/query/fields';
import { typedName, withName } from '@contract/query/typedName';
import type { Suggestion } from '@contract/search';

/** A completion: `text` replaces the span of the typed text. */
export interface Completion extends Span {
  text: string;
  label: string;
  help: string;
}

/** The possible values of fields, by field, as returned by the server. */
export type FieldValues = Readonly<Record<string, readonly { value: string; label: string }[]>>;

interface Completions extends Span {
  choices: Completion[];
}

const maxChoices = 8;

/**
 * Returns completions for the text at the caret: syntax, field values, and `names` that articles are tagged with.
 * Before the first letter only field values are offered.
 */
export function completionsAt(
  text: string,
  caret: number,
  values: FieldValues,
  names: readonly Suggestion[] = [],
): Completions {
  const completion = completeQuery(text, caret);
  const { start, end, kind, typed, field, options, quoted } = completion;
  const none = { start, end, choices: [] };
  if (typed === '' && kind !== 'value') return none;
  const own = options
    .filter((option) => option.text.trim() !== typed)
    .map((option) => ({ start, end, text: option.text, label: option.text.trim(), help: option.help }));
  const listed = kind === 'value' ? valuesOf(field, typed, quoted, values) : [];
  const tagged = namesAt(text, caret, listed.length > 0 ? names.filter((name) => name.field !== field) : names);
  const all = [...own, ...listed.map((choice) => ({ start, end, ...choice })), ...tagged];
  return { start, end, choices: all.slice(0, maxChoices) };
}

/** A name may replace several words, not only the one at the caret. */
function namesAt(text: string, caret: number, names: readonly Suggestion[]): Completion[] {
  const typed = names.length === 0 ? null : typedName(text, caret);
  return names.flatMap((name) => {
    const change = typed && withName(typed, name);
    return change ? [{ ...change, label: name.name, help: fieldInfo(name.field).label }] : [];
  });
}

function valuesOf(
  field: QueryField,
  typed: string,
  quoted: boolean,
  values: FieldValues,
): Omit<Completion, keyof Span>[] {
  const search = typed.trim().toLowerCase();
  const found = (values[field] ?? []).filter(({ label, value }) => matches(label, search) || matches(value, search));
  return found
    .filter(({ label }) => quoted || label.toLowerCase() !== search)
    .map(({ label }) => ({ text: `${valueText(label)} `, label, help: '' }));
}

/** Matches the beginning of any word of the value. */
const matches = (text: string, search: string): boolean => {
  const lower = text.toLowerCase();
  return lower.startsWith(search) || lower.includes(` ${search}`);
};
