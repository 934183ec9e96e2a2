import type { SortOrder } from '@contract/search';
import type { Source } from '@contract/topic';
import { listed, termsOfText, textOfTerms, type ListedTerm } from '@client/features/query/listedTerms';
import { rangeErrorOf } from '@client/features/query/termDraft';
import { sourcePlaceholder } from '@client/features/query/sourcePlaceholders';
import { noDays, splitDays, withDays, type Days } from '@client/features/search/queryDateRange';
import { readSortOrder } from '@client/features/search/sortOrders';

/** What the advanced search holds. `text` is the query as text where it is edited so, or cannot be a list; else null. */
export interface Filters {
  terms: ListedTerm[];
  text: string | null;
  days: Days;
  /** None: all of them. */
  sources: Source[];
  sort: SortOrder;
}

/** The advanced search as its address says. A chosen source is known by its id until the sources are there. */
export function filtersOf(params: URLSearchParams, preferred: SortOrder): Filters {
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

/** The query that is searched for; null while there is something wrong with it. */
export function queryOfFilters({ terms, text, days }: Filters, today: string): string | null {
  if (rangeErrorOf(days, today) !== null) return null;
  const query = text ?? textOfTerms(terms);
  if (query === null || termsOfText(query) === null) return null;
  return withDays(query, days);
}

/** The other way to edit the query; null where its text cannot be a list. */
export function switchMode({ terms, text }: Filters, mode: 'list' | 'text'): Pick<Filters, 'terms' | 'text'> | null {
  if (mode === 'text') return { terms, text: text ?? textOfTerms(terms) ?? '' };
  const read = text === null ? terms : termsOfText(text);
  return read === null ? null : { terms: read, text: null };
}

/** Puts a term into the list: a new one at its end, an edited one in its place. */
export const withTerm = (terms: readonly ListedTerm[], term: Omit<ListedTerm, 'key'>, key: string | null) =>
  key === null ? [...terms, listed(term)] : terms.map((one) => (one.key === key ? { ...term, key } : one));
