import type { QueryField } from '@contract/query/ast';
import { fieldInfo, fieldNamed } from '@contract/query/fields';
import { printQuery } from '@contract/query/print';
import type { Term, TermCondition } from '@contract/query/term';
import { dayRangeValue, makeTerm, rangeValueDays, termToQuery } from '@contract/query/terms';

/** The state of the term dialog. Days are UTC, in the format 2026-01-31. */
export interface TermDraft {
  field: QueryField;
  condition: TermCondition;
  text: string;
  selected: string;
  from: string;
  to: string;
  complex: boolean;
}

export const emptyDraft: TermDraft = {
  field: 'document',
  condition: 'AND',
  text: '',
  selected: '',
  from: '',
  to: '',
  complex: false,
};

/**
 * Returns the kind of input: text, select, or a range of days. A date value that isn't a range of days is edited as
 * text.
 */
export function kindOf({ field, complex, text }: TermDraft): 'single' | 'select' | 'range' | 'complex' {
  if (complex) return 'complex';
  const { kind } = fieldInfo(field);
  if (kind === 'date') return text === '' ? 'range' : 'single';
  return kind === 'select' && text === '' ? 'select' : 'single';
}

export function draftOf(term: Term): TermDraft {
  const base = { ...emptyDraft, field: fieldNamed(term.name) ?? 'document', condition: term.condition };
  if (term.type === 'complex') return { ...base, complex: true, text: term.value };
  if (term.type === 'select') return { ...base, selected: term.value };
  const days = term.type === 'range' ? rangeValueDays(term.value) : null;
  return days ? { ...base, ...days } : { ...base, text: term.value };
}

export function isEmpty(draft: TermDraft): boolean {
  const kind = kindOf(draft);
  if (kind === 'range') return draft.from === '' || draft.to === '';
  return (kind === 'select' ? draft.selected : draft.text).trim() === '';
}

/** Validates the two days of a range on the client. */
export function dayErrors({ from, to }: Pick<TermDraft, 'from' | 'to'>, today: string): DayErrors {
  const futureError = (day: string): 'future' | null => (day > today ? 'future' : null);
  return { from: futureError(from), to: from !== '' && to !== '' && from > to ? 'order' : futureError(to) };
}

/** The message of each error. */
export const dayTexts = { order: 'term.rangeOrder', future: 'term.rangeFuture' } as const;

interface DayErrors {
  from: 'future' | null;
  to: 'order' | 'future' | null;
}

/** Returns the error of a range of days, or null. */
export const rangeErrorOf = (days: Pick<TermDraft, 'from' | 'to'>, today: string): DayErrors['to'] => {
  const { from, to } = dayErrors(days, today);
  return to ?? from;
};

export function termOf(draft: TermDraft): Term {
  const kind = kindOf(draft);
  if (kind === 'complex')
    return { name: 'COMPLEX', label: 'complex', type: 'complex', condition: draft.condition, value: draft.text.trim() };
  if (kind === 'range') return makeTerm('date', 'range', draft.condition, dayRangeValue(draft.from, draft.to));
  const value = kind === 'select' ? draft.selected : draft.text.trim();
  return makeTerm(draft.field, kind, draft.condition, value);
}

/** Returns the query text of a term, or the error message. */
export function queryOfTerm(term: Term): { text: string } | { error: string } {
  const parsed = termToQuery(term);
  if (!parsed.ok) return { error: parsed.errors[0]?.message ?? '' };
  return { text: printQuery(parsed.query) };
}
