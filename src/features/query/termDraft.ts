import type { QueryField } from '@contract/query/ast';
import { fieldInfo, fieldNamed } from '@contract/query/fields';
import { printQuery } from '@contract/query/print';
import type { Term, TermCondition } from '@contract/query/term';
import { dayRangeValue, makeTerm, rangeValueDays, termToQuery } from '@contract/query/terms';

/** What the term dialog holds while it is open. Days are UTC, as 2026-01-31. */
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

/** The kind of input: words, a choice, or two days. A date that is no range of days stays text. */
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

/** What is wrong with either end of a range of days, before anybody is asked. */
export function dayFaults({ from, to }: Pick<TermDraft, 'from' | 'to'>, today: string): DayFaults {
  const late = (day: string): 'future' | null => (day > today ? 'future' : null);
  return { from: late(from), to: from !== '' && to !== '' && from > to ? 'order' : late(to) };
}

/** What is said of each. */
export const dayTexts = { order: 'term.rangeOrder', future: 'term.rangeFuture' } as const;

interface DayFaults {
  from: 'future' | null;
  to: 'order' | 'future' | null;
}

/** Why a range of days is refused; null: it is not. */
export const rangeFault = (days: Pick<TermDraft, 'from' | 'to'>, today: string): DayFaults['to'] => {
  const { from, to } = dayFaults(days, today);
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

/** The term as the text of a whole query, or why it is none. */
export function queryOfTerm(term: Term): { text: string } | { fault: string } {
  const parsed = termToQuery(term);
  if (!parsed.ok) return { fault: parsed.errors[0]?.message ?? '' };
  return { text: printQuery(parsed.query) };
}
