import type { SortOrder } from '@contract/search';
import type { Source } from '@contract/topic';
import { listed, termsOfText, textOfTerms, type ListedTerm } from '@client/features/query/listedTerms';
import { rangeErrorOf } from '@client/features/query/termDraft';
import { sourcePlaceholder } from '@client/features/query/sourcePlaceholders';
import { noDays, splitDays, withDays, type Days } from '@client/features/search/queryDateRange';
import { readSortOrder } from '@client/features/search/sortOrders';

/** The state of the advanced search. `text` is null unless the query is edited as text or can't be a list of terms. */
export interface SearchFilters {
  terms: ListedTerm[];
  text: string | null;
  days: Days;
  /** The sources to search; empty for all. */
  sources: Source[];
  sort: SortOrder;
}

/** Reads the filters from the URL. A source has only an id until the list of sources is loaded. */
export function filtersFromParams(params: URLSearchParams, preferred: SortOrder): SearchFilters {
  const query = params.get('query') ?? '';
  const { rest, days } = splitDays(query);
  const terms = termsOfText(rest);
  return {
    terms: terms ?? [],
    text: terms === null ? query : null,
    days: terms === null ? noDays : days,
    sources: params.getAll('source').map(sourcePlaceholder),
    sort: readSortOrder(params.get('sort')) ?? preferred,
  };
}

/** The query to search for; null if a term, the text, or a date is invalid. */
export function filtersToQuery({ terms, text, days }: SearchFilters, today: string): string | null {
  if (rangeErrorOf(days, today) !== null) return null;
  const query = text ?? textOfTerms(terms);
  if (query === null || termsOfText(query) === null) return null;
  return withDays(query, days);
}

/** Switches between editing a list of terms and text; null if the text can't be a list. */
export function switchMode(
  { terms, text }: SearchFilters,
  mode: 'list' | 'text',
): Pick<SearchFilters, 'terms' | 'text'> | null {
  if (mode === 'text') return { terms, text: text ?? textOfTerms(terms) ?? '' };
  const read = text === null ? terms : termsOfText(text);
  return read === null ? null : { terms: read, text: null };
}

/** Appends a term if `key` is null, else replaces the term with that key. */
export const withTerm = (terms: readonly ListedTerm[], term: Omit<ListedTerm, 'key'>, key: string | null) =>
  key === null ? [...terms, listed(term)] : terms.map((one) => (one.key === key ? { ...term, key } : one));
