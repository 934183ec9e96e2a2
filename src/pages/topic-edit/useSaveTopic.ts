import type { ProfileBody } from '@contract/topic';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isApiError } from '@client/api/apiError';
import { useCreateTopicMutation, useUpdateTopicMutation } from '@client/api/data/topics';
import { topicResultsPath } from '@client/features/topics/topicPaths';
import { t } from '@client/shared/texts/t';
import { createIdempotencyKey } from '@client/shared/ui/form/createIdempotencyKey';
import { useServices } from '@client/shared/services/useServices';
import { useOverwriteConfirmation } from '@client/shared/ui/form/useOverwriteConfirmation';
import { bodyOf, type TopicLocation, type TopicValues } from './topicFormValues';

/** The errors of a rejected save, by field. */
type SaveErrors = Record<string, string>;

/** An existing topic, with its version stamp from when the form was opened. */
interface OpenedTopic {
  id: string;
  stamp: string | undefined;
}

/** Creates or updates a topic. `save` resolves to null on success, else to the errors by field. */
export function useSaveTopic(topic: OpenedTopic | null, place: TopicLocation) {
  const { notifications } = useServices();
  const [createTopic] = useCreateTopicMutation();
  const [updateTopic] = useUpdateTopicMutation();
  const overwrite = useOverwriteConfirmation();
  const [key] = useState(createIdempotencyKey);
  const navigate = useNavigate();
  const update =
    ({ id, stamp }: OpenedTopic, body: ProfileBody) =>
    (overwriteTheirs: boolean) =>
      updateTopic({ id, body: overwriteTheirs || stamp === undefined ? body : { ...body, stamp } });
  const create = async (body: ProfileBody) => {
    const answer = await createTopic({ ...body, key });
    if (answer.data) {
      const path = topicResultsPath(answer.data.profile);
      // The form returns to the previous page. This action opens the topic, where the user can subscribe.
      const action = { label: t('topicForm.open'), run: () => void navigate(path) };
      notifications.show({ text: t('topics.created'), variant: 'success', action });
    }
    return answer;
  };
  const save = async (values: TopicValues, query: string): Promise<SaveErrors | null> => {
    const body = bodyOf(values, query, place, topic === null);
    const { error } = topic ? await overwrite.save(update(topic, body)) : await create(body);
    if (!error) return null;
    return isApiError(error) && error.fields ? error.fields : {};
  };
  return { save, question: overwrite.question };
}
