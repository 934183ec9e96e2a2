import type { ProfileDetail } from '@contract/topic';
import type { ReactNode } from 'react';
import { useDictionary } from '@client/features/dictionaries/useDictionary';
import { selectOnline } from '@client/features/network/networkSlice';
import { selectCanPublish } from '@client/features/session/sessionSelectors';
import { useAppSelector } from '@client/shared/redux/hooks';
import { TopicFormView } from './TopicFormView';
import type { TopicPlace, TopicValues } from './topicValues';
import { useTopicForm } from './useTopicForm';

const noValues = {};

interface TopicFormProps {
  initial: TopicValues;
  place: TopicPlace;
  /** The topic that is edited; null: a new one. */
  topic: ProfileDetail | null;
  /** Where the category of a new topic is chosen; `missing`: one has to be. */
  category?: (missing: boolean) => ReactNode;
  /** No category is chosen yet. */
  blocked?: boolean;
}

/** The topic's form, whole: what it is about, what it finds, whom it alerts. */
export function TopicForm({ initial, place, topic, category, blocked = false }: TopicFormProps) {
  const online = useAppSelector(selectOnline);
  const canPublish = useAppSelector(selectCanPublish);
  const options = useDictionary('searchOptions', online);
  const frequencies = useDictionary('frequencies', online);
  const { form, validateQuery, leaveDeleted, goBack, dialogs } = useTopicForm({ initial, place, topic, blocked });
  return (
    <>
      <TopicFormView
        form={form}
        place={place}
        topic={topic}
        category={category?.(blocked && form.submitCount > 0)}
        canPublish={canPublish}
        values={options.items?.values ?? noValues}
        frequencies={frequencies.items}
        validateQuery={validateQuery}
        onCopied={goBack}
        onDeleted={leaveDeleted}
        onCancel={goBack}
      />
      {dialogs}
    </>
  );
}
