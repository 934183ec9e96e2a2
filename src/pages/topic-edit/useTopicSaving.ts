import type { ProfileDetail } from '@contract/topic';
import { isApiError } from '@client/api/apiError';
import { searchEndpoints } from '@client/api/data/search';
import { useCreateTopicMutation, useUpdateTopicMutation } from '@client/api/data/topics';
import { errorText } from '@client/api/errorText';
import { t } from '@client/shared/lib/texts/t';
import { useAppDispatch } from '@client/shared/redux/hooks';
import { bodyOf, type TopicPlace, type TopicValues } from './topicValues';

/** Why a save was refused: what the form shows, by its fields. */
export type Refused = Record<string, string>;

/** Asks the server whether a query is right: what is wrong with it, in words, or null. */
export function useValidateQuery(): (query: string) => Promise<string | null> {
  const dispatch = useAppDispatch();
  return async (query) => {
    if (query.trim() === '') return null;
    const { data, error } = await dispatch(
      searchEndpoints.endpoints.validateQuery.initiate({ query }, { subscribe: false, forceRefetch: true }),
    );
    if (error) return errorText(error);
    if (!data || data.validationStatus.valid) return null;
    return data.validationStatus.errorMessage || t('term.invalid');
  };
}

/** Saves the form as a new topic or over the old one; null: saved. */
export function useTopicSaving(topic: ProfileDetail | null, place: TopicPlace) {
  const [createTopic] = useCreateTopicMutation();
  const [updateTopic] = useUpdateTopicMutation();
  return async (values: TopicValues, query: string): Promise<Refused | null> => {
    const body = bodyOf(values, query, place, topic === null);
    const { error } = topic ? await updateTopic({ id: topic.id, body }) : await createTopic(body);
    if (!error) return null;
    return isApiError(error) && error.fields ? error.fields : {};
  };
}
