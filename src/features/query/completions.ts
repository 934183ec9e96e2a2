import type { QueryField } from '@contract/query/ast';
import { completeQuery, valueText } from '@contract/query/complete';
import type { Span } from '@contract/query/errors';
import { fieldInfo } from '@contract/query/fields';
import { typedName, withName } from '@contract/query/typedName';
import type { Suggestion } from '@contract/search';

/** Something to put in place of what is being typed. */
export interface Choice extends Span {
  text: string;
  label: string;
  help: string;
}

/** The values of fields that are chosen from a list, as the server names them. */
export type FieldValues = Readonly<Record<string, readonly { value: string; label: string }[]>>;

export interface Choices extends Span {
  choices: Choice[];
}

const shown = 8;

/**
 * What can be put in place of what is being typed at the caret: what the language offers, values of fields that are chosen from
 * a list, and `names` that articles are tagged with. Nothing is offered before a first letter, but values of a field.
 */
export function choicesAt(
  text: string,
  caret: number,
  values: FieldValues,
  names: readonly Suggestion[] = [],
): Choices {
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
  return { start, end, choices: all.slice(0, shown) };
}

/** A name may take the place of more words than the one at the caret. */
function namesAt(text: string, caret: number, names: readonly Suggestion[]): Choice[] {
  const typed = names.length === 0 ? null : typedName(text, caret);
  return names.flatMap((name) => {
    const change = typed && withName(typed, name);
    return change ? [{ ...change, label: name.name, help: fieldInfo(name.field).label }] : [];
  });
}

function valuesOf(field: QueryField, typed: string, quoted: boolean, values: FieldValues): Omit<Choice, keyof Span>[] {
  const wanted = typed.trim().toLowerCase();
  const found = (values[field] ?? []).filter(({ label, value }) => matches(label, wanted) || matches(value, wanted));
  return found
    .filter(({ label }) => quoted || label.toLowerCase() !== wanted)
    .map(({ label }) => ({ text: `${valueText(label)} `, label, help: '' }));
}

/** A value is found by the beginning of any of its words. */
const matches = (text: string, wanted: string): boolean => {
  const lower = text.toLowerCase();
  return lower.startsWith(wanted) || lower.includes(` ${wanted}`);
};
