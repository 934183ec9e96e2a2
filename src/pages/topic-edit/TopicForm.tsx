import type { ProfileDetail } from '@contract/topic';
import { useFormik } from 'formik';
import { useRef, useState, type ReactNode } from 'react';
import { useDictionary } from '@client/features/dictionaries/useDictionary';
import { selectOnline } from '@client/features/network/networkSlice';
import { useValidateQuery } from '@client/features/query/useValidateQuery';
import { selectCanPublish } from '@client/features/session/sessionSelectors';
import { topicListPaths } from '@client/features/topics/topicPaths';
import { t } from '@client/shared/lib/texts/t';
import { useGoBack } from '@client/shared/lib/useGoBack';
import { useAppSelector } from '@client/shared/redux/hooks';
import { ConfirmDialog } from '@client/shared/ui/ConfirmDialog';
import { LeaveGuard } from '@client/shared/ui/LeaveGuard';
import { TopicFormView } from './TopicFormView';
import {
  queryOf,
  questionBefore,
  sameTopic,
  topicSchema,
  type SourcesQuestion,
  type TopicPlace,
  type TopicValues,
} from './topicValues';
import { useTopicSaving } from './useTopicSaving';

interface TopicFormProps {
  initial: TopicValues;
  place: TopicPlace;
  /** The topic that is edited; null: a new one. */
  topic: ProfileDetail | null;
  /** Where the category of a new topic is chosen. */
  category?: ReactNode;
}

/** The topic's form: its state, the questions before saving, and the way back. */
export function TopicForm({ initial, place, topic, category }: TopicFormProps) {
  const [begun] = useState(initial);
  const [question, setQuestion] = useState<SourcesQuestion | null>(null);
  const finished = useRef(false);
  const online = useAppSelector(selectOnline);
  const canPublish = useAppSelector(selectCanPublish);
  const options = useDictionary('searchOptions', online);
  const frequencies = useDictionary('frequencies', online);
  const validateQuery = useValidateQuery();
  const save = useTopicSaving(topic, place);
  const goBack = useGoBack(topicListPaths[place.type]);

  const leave = (): void => {
    finished.current = true;
    goBack();
  };
  const finish = async (values: TopicValues, query: string): Promise<void> => {
    const refused = await save(values, query);
    if (refused) form.setErrors(refused.query ? { ...refused, text: refused.query } : refused);
    else leave();
  };
  const form = useFormik<TopicValues>({
    initialValues: begun,
    validationSchema: () => topicSchema(place.type),
    onSubmit: async (values) => {
      const query = queryOf(values);
      const fault = query === null ? t('term.invalid') : await validateQuery(query);
      if (query === null || fault !== null) {
        form.setFieldError('text', fault ?? undefined);
        return;
      }
      const open = questionBefore(values, query);
      if (open) setQuestion(open);
      else await finish(values, query);
    },
  });
  const includeAll = (): void => {
    setQuestion(null);
    const values = { ...form.values, addAllSources: true };
    void form.setValues(values, false);
    void finish(values, queryOf(values) ?? '');
  };
  const changed = (): boolean => !finished.current && !sameTopic(form.values, begun);
  return (
    <>
      <TopicFormView
        form={form}
        place={place}
        topic={topic}
        category={category}
        canPublish={canPublish}
        values={options.items?.values ?? {}}
        frequencies={frequencies.items}
        validateQuery={validateQuery}
        onLeave={leave}
        onCancel={goBack}
      />
      <ConfirmDialog
        open={question !== null}
        title={t('topicForm.sourcesTitle')}
        text={t(question === 'required' ? 'topicForm.sourcesRequired' : 'topicForm.sourcesInclude')}
        confirm={t('action.yes')}
        cancel={t('action.no')}
        onConfirm={includeAll}
        onCancel={() => setQuestion(null)}
      />
      <LeaveGuard changed={changed} />
    </>
  );
}
