import type { ProfileDetail } from '@contract/topic';
import type { ReactNode } from 'react';
import { useDictionary } from '@client/features/dictionaries/useDictionary';
import { selectOnline } from '@client/features/network/networkSlice';
import { selectCanPublish } from '@client/features/session/sessionSelectors';
import { useAppSelector } from '@client/shared/redux/hooks';
import { TopicFormView } from './TopicFormView';
import type { TopicLocation, TopicValues } from './topicFormValues';
import { useTopicForm } from './useTopicForm';

const noValues = {};

interface TopicFormProps {
  initial: TopicValues;
  place: TopicLocation;
  /** The edited topic; null for a new one. */
  topic: ProfileDetail | null;
  /** Renders the category select of a new topic. `missing` is true if saving was tried without a category. */
  category?: (missing: boolean) => ReactNode;
  /** True while no category is chosen, which prevents saving. */
  blocked?: boolean;
}

/** The topic form with its data, its dialogs, and the navigation after saving, canceling, or deleting. */
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
