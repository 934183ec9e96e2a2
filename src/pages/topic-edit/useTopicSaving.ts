import type { ProfileBody } from '@contract/topic';
import { useState } from 'react';
import { isApiError } from '@client/api/apiError';
import { useCreateTopicMutation, useUpdateTopicMutation } from '@client/api/data/topics';
import { newKey } from '@client/shared/lib/newKey';
import { useOverwrite } from '@client/shared/ui/useOverwrite';
import { bodyOf, type TopicPlace, type TopicValues } from './topicValues';

/** Why a save was refused: what the form shows, by its fields. */
export type Refused = Record<string, string>;

/** A topic that exists, and what it was when the form was opened. */
interface SavedTopic {
  id: string;
  stamp: string | undefined;
}

/** Saves the form as a new topic or over the old one; null: saved. */
export function useTopicSaving(topic: SavedTopic | null, place: TopicPlace) {
  const [createTopic] = useCreateTopicMutation();
  const [updateTopic] = useUpdateTopicMutation();
  const overwrite = useOverwrite();
  const [key] = useState(newKey);
  const update =
    ({ id, stamp }: SavedTopic, body: ProfileBody) =>
    (over: boolean) =>
      updateTopic({ id, body: over || stamp === undefined ? body : { ...body, stamp } });
  const save = async (values: TopicValues, query: string): Promise<Refused | null> => {
    const body = bodyOf(values, query, place, topic === null);
    const { error } = topic ? await overwrite.save(update(topic, body)) : await createTopic({ ...body, key });
    if (!error) return null;
    return isApiError(error) && error.fields ? error.fields : {};
  };
  return { save, question: overwrite.question };
}
