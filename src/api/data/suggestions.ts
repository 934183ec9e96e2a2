import type { CorrectionsAnswer, Suggestion, SuggestionsAnswer, SuggestionsQuery } from '@contract/search';
import { times } from '@contract/limits';
import type { TypedName } from '@contract/query/typedName';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import type { Static } from 'typebox';
import { dataApi } from '../dataApi';

/** Search suggestions (names and sources) and spelling corrections, both from the indexed articles. */
const suggestionEndpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    suggestions: build.query<SuggestionsAnswer, Static<typeof SuggestionsQuery>>({
      query: (params) => ({ url: '/data/v1/search/suggestions', params }),
      keepUnusedDataFor: times.minuteMs / 1000,
    }),
    corrections: build.query<CorrectionsAnswer, { query: string }>({
      query: (body) => ({ url: '/data/v1/query/corrections', method: 'POST', body }),
      keepUnusedDataFor: times.minuteMs / 1000,
    }),
  }),
});

const { useSuggestionsQuery } = suggestionEndpoints;
export const { useCorrectionsQuery } = suggestionEndpoints;

const noSuggestions: readonly Suggestion[] = [];

/**
 * Returns suggestions for the typed text after a short pause in typing (debounced); an empty array while loading or
 * after an error.
 */
export function useSuggestions(typed: Pick<TypedName, 'text' | 'field'> | null): readonly Suggestion[] {
  const text = typed?.text ?? '';
  const field = typed?.field;
  const [debounced, setDebounced] = useState<{ text: string; field: TypedName['field'] } | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text.length < 2 ? null : { text, field }), times.suggestDelayMs);
    return () => clearTimeout(timer);
  }, [text, field]);
  const { currentData } = useSuggestionsQuery(
    debounced === null
      ? skipToken
      : { text: debounced.text.slice(0, 200), ...(debounced.field ? { field: debounced.field } : {}) },
  );
  return debounced?.text === text && debounced.field === field
    ? (currentData?.suggestions ?? noSuggestions)
    : noSuggestions;
}
