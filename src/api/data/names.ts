import type { CorrectionsAnswer, Suggestion, SuggestionsAnswer, SuggestionsQuery } from '@contract/search';
import { times } from '@contract/limits';
import type { TypedName } from '@contract/query/typedName';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import type { Static } from 'typebox';
import { dataApi } from '../dataApi';

/** What the words of articles offer to those who type: names, and other words for those that nothing contains. */
const namesEndpoints = dataApi.injectEndpoints({
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

const { useSuggestionsQuery } = namesEndpoints;
export const { useCorrectionsQuery } = namesEndpoints;

const none: readonly Suggestion[] = [];

/** Names that begin as what is typed, once there was a short rest from typing; none where the server gives none. */
export function useNames(typed: Pick<TypedName, 'text' | 'field'> | null): readonly Suggestion[] {
  const text = typed?.text ?? '';
  const field = typed?.field;
  const [asked, setAsked] = useState<{ text: string; field: TypedName['field'] } | null>(null);
  useEffect(() => {
    const rest = setTimeout(() => setAsked(text.length < 2 ? null : { text, field }), times.suggestDelayMs);
    return () => clearTimeout(rest);
  }, [text, field]);
  const { currentData } = useSuggestionsQuery(
    asked === null ? skipToken : { text: asked.text.slice(0, 200), ...(asked.field ? { field: asked.field } : {}) },
  );
  return asked?.text === text && asked.field === field ? (currentData?.suggestions ?? none) : none;
}
