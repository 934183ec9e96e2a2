import type { ProfileDetail } from '@contract/topic';
import { useFormik } from 'formik';
import { useRef, useState } from 'react';
import { useValidateQuery } from '@client/features/query/useValidateQuery';
import { useBackupForm, useRecoveredForm } from '@client/features/session/useRecoveredForm';
import { categoryPath, topicListPaths } from '@client/features/topics/topicPaths';
import { t } from '@client/shared/texts/t';
import { useGoBack } from '@client/shared/navigation/useGoBack';
import { useLeaveRemovedPage } from '@client/shared/services/useLeaveRemovedPage';
import { ConfirmDialog } from '@client/shared/ui/dialog/ConfirmDialog';
import { LeaveGuard } from '@client/shared/ui/dialog/LeaveGuard';
import {
  isTopicValues,
  queryOf,
  sourcesQuestionFor,
  savesSameTopic,
  topicErrors,
  type SourcesQuestion,
  type TopicLocation,
  type TopicValues,
} from './topicFormValues';
import { useSaveTopic } from './useSaveTopic';

interface TopicFormInput {
  initial: TopicValues;
  place: TopicLocation;
  /** The edited topic; null for a new one. */
  topic: ProfileDetail | null;
  /** True if something besides the fields prevents saving. The caller shows what it is. */
  blocked: boolean;
}

/** The state of the topic form, the confirmation dialogs before saving, and leaving the page. */
export function useTopicForm({ initial, place, topic, blocked }: TopicFormInput) {
  const [initialOnMount] = useState(initial);
  const restored = useRecoveredForm(isTopicValues, t('topicForm.back'));
  const stamp = restored?.stamp ?? topic?.stamp;
  const [question, setQuestion] = useState<SourcesQuestion | null>(null);
  const finished = useRef(false);
  const validateQuery = useValidateQuery();
  const saving = useSaveTopic(topic && { id: topic.id, stamp }, place);
  const goBack = useGoBack(topicListPaths[place.type]);
  const leaveRemovedPage = useLeaveRemovedPage();

  const leave = (): void => {
    finished.current = true;
    goBack();
  };
  const leaveDeleted = (): void => {
    finished.current = true;
    leaveRemovedPage(categoryPath(place.type, place.groupId));
  };
  const finish = async (values: TopicValues, query: string): Promise<void> => {
    const errors = await saving.save(values, query);
    if (errors) form.setErrors(errors.query ? { ...errors, text: errors.query } : errors);
    else leave();
  };
  const form = useFormik<TopicValues>({
    initialValues: restored?.values ?? initialOnMount,
    validate: (values) => topicErrors(values, place.type),
    onSubmit: async (values) => {
      if (blocked) return;
      const query = queryOf(values);
      const queryError = query === null ? t('error.QUERY_INVALID') : await validateQuery(query);
      if (query === null || queryError !== null) {
        form.setFieldError('text', queryError ?? undefined);
        return;
      }
      const nextQuestion = sourcesQuestionFor(values, query);
      if (nextQuestion) setQuestion(nextQuestion);
      else await finish(values, query);
    },
  });
  const includeAll = (): void => {
    setQuestion(null);
    const values = { ...form.values, addAllSources: true };
    void form.setValues(values, false);
    // The submit ended when the dialog opened. Marking the form as submitting again prevents a second save.
    form.setSubmitting(true);
    void finish(values, queryOf(values) ?? '').finally(() => form.setSubmitting(false));
  };
  const changed = (): boolean => !finished.current && !savesSameTopic(form.values, initialOnMount);
  useBackupForm(changed, { values: form.values, stamp });
  const dialogs = (
    <>
      <ConfirmDialog
        open={question !== null}
        title={t('topicForm.sourcesTitle')}
        text={t(question === 'required' ? 'topicForm.sourcesRequired' : 'topicForm.sourcesInclude')}
        confirm={t('action.yes')}
        cancel={t('action.no')}
        onConfirm={includeAll}
        onCancel={() => setQuestion(null)}
      />
      {saving.question}
      <LeaveGuard changed={changed} />
    </>
  );
  return { form, validateQuery, leaveDeleted, goBack, dialogs };
}
