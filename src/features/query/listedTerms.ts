import type { FieldInfo } from '@contract/query/fields';
import { fieldInfo } from '@contract/query/fields';
import { parseQuery } from '@contract/query/parse';
import type { Term } from '@contract/query/term';
import { fieldOfTerm, queryToTermList, rangeValueDays, termsToText } from '@contract/query/terms';
import { nanoid } from '@reduxjs/toolkit';
import { t } from '@client/shared/texts/t';
import type { FieldValues } from './completions';

/** A term with a React key, so that it keeps the focus when it is moved. */
export interface ListedTerm extends Term {
  key: string;
}

export const listed = (term: Term): ListedTerm => ({ ...term, key: nanoid() });

/** Parses a query into terms; null if it doesn't parse. */
export function termsOfText(text: string): ListedTerm[] | null {
  const parsed = parseQuery(text);
  return parsed.ok ? queryToTermList(parsed.query).map(listed) : null;
}

/** Returns the query text of the terms; null if a term is invalid. */
export function textOfTerms(terms: readonly Term[]): string | null {
  const text = termsToText(terms);
  return text.ok ? text.text : null;
}

export function fieldOf(term: Pick<Term, 'name'>): FieldInfo | undefined {
  const field = fieldOfTerm(term);
  return field && fieldInfo(field);
}

/** Returns a term's value as shown in the list. */
export function valueOf(term: Term, values: FieldValues): string {
  if (term.type === 'range') {
    const days = rangeValueDays(term.value);
    return days ? t('term.rangeShown', days) : term.value;
  }
  if (term.type !== 'select') return term.value;
  const known = values[fieldOf(term)?.name ?? ''] ?? [];
  return known.find(({ value, label }) => value === term.value || label === term.value)?.label ?? term.value;
}
