import type { QueryField } from '@contract/query/ast';
import { completeQuery, valueText } from '@contract/query/complete';
import type { Span } from '@contract/query/errors';

/** Something to put in place of what is being typed. */
export interface Choice {
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

/** What can be put in place of what is being typed at the caret. Nothing is offered before a first letter, but values of a field. */
export function choicesAt(text: string, caret: number, values: FieldValues): Choices {
  const completion = completeQuery(text, caret);
  const { start, end, kind, typed, field, options, quoted } = completion;
  const none = { start, end, choices: [] };
  if (typed === '' && kind !== 'value') return none;
  const own = options
    .filter((option) => option.text.trim() !== typed)
    .map((option) => ({ text: option.text, label: option.text.trim(), help: option.help }));
  const listed = kind === 'value' ? valuesOf(field, typed, quoted, values) : [];
  return { start, end, choices: [...own, ...listed].slice(0, shown) };
}

function valuesOf(field: QueryField, typed: string, quoted: boolean, values: FieldValues): Choice[] {
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
