import { limits } from '@contract/limits';
import type { QueryError } from '@contract/query/errors';
import { parseQuery } from '@contract/query/parse';
import type { PreviewBody } from '@contract/search';
import { useHasSettled } from '@client/features/query/useHasSettled';
import { usePreview, type Preview } from '@client/features/query/useQueryPreview';
import { queryOf, sourcesOf, type TopicLocation, type TopicValues } from './topicFormValues';

export interface TopicPreview extends Preview {
  query: string | null;
  /** True if the query can't be read, and the user isn't typing it at the moment. */
  isInvalid: boolean;
  parseError: QueryError | undefined;
  /** True if there is nothing to look for: no terms and no sources. */
  isEmpty: boolean;
  /** True if no sources are selected, so that articles of all sources are counted. */
  noSources: boolean;
  /** True if a preview was requested. */
  isRequested: boolean;
  frequency: number;
  /** True if the user has an alert on the topic. */
  hasAlert: boolean;
  retry: () => void;
}

/** What the topic in the form finds. */
export function useTopicPreview(values: TopicValues, place: TopicLocation): TopicPreview {
  const query = queryOf(values);
  const parsed = parseQuery(query ?? '');
  const isValid = query !== null && parsed.ok;
  const [parseError] = parsed.ok ? [] : parsed.errors;
  const [isSettled] = useHasSettled(query);
  const sources = sourcesOf(values).map(({ id }) => id);
  const frequency =
    place.type === 'COMPANY' && values.frequency !== '' ? Number(values.frequency) : limits.ownTopicFrequencyDefault;
  const isEmpty = query === '' && sources.length === 0 && !values.addAllSources;
  const noSources = !values.addAllSources && sources.length === 0;
  const body: PreviewBody | null =
    isValid && !isEmpty
      ? {
          query,
          sources: values.addAllSources ? [] : sources,
          addAllSources: values.addAllSources || noSources,
          frequency,
        }
      : null;
  return {
    ...usePreview(body),
    query: isValid ? query : null,
    isInvalid: !isValid && isSettled,
    parseError,
    isEmpty,
    noSources,
    isRequested: body !== null,
    frequency,
    hasAlert: values.isSubscribed,
  };
}
