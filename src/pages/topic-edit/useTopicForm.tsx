import type { ProfileDetail } from '@contract/topic';
import { useFormik } from 'formik';
import { useRef, useState } from 'react';
import { useValidateQuery } from '@client/features/query/useValidateQuery';
import { useBackupForm, useRecoveredForm } from '@client/features/session/useRecoveredForm';
import { categoryPath, topicListPaths } from '@client/features/topics/topicPaths';
import { t } from '@client/shared/texts/t';
import { useGoBack } from '@client/shared/navigation/useGoBack';
import { useLeaveRemovedPage } from '@client/shared/navigation/useLeaveRemovedPage';
import { ConfirmDialog } from '@client/shared/ui/dialog/ConfirmDialog';
import { LeaveGuard } from '@client/shared/ui/dialog/LeaveGuard';
import {
  isTopicValues,
  queryOf,
  questionBefore,
  sameTopic,
  topicFaults,
  type SourcesQuestion,
  type TopicPlace,
  type TopicValues,
} from './topicValues';
import { useTopicSaving } from './useTopicSaving';

interface TopicFormInput {
  initial: TopicValues;
  place: TopicPlace;
  /** The edited topic; null for a new one. */
  topic: ProfileDetail | null;
  /** True if something besides the fields prevents saving. The caller shows what it is. */
  blocked: boolean;
}

/** The state of the topic form, the confirmation dialogs before saving, and leaving the page. */
export function useTopicForm({ initial, place, topic, blocked }: TopicFormInput) {
  const [begun] = useState(initial);
  const lost = useRecoveredForm(isTopicValues, t('topicForm.back'));
  const stamp = lost?.stamp ?? topic?.stamp;
  const [question, setQuestion] = useState<SourcesQuestion | null>(null);
  const finished = useRef(false);
  const validateQuery = useValidateQuery();
  const saving = useTopicSaving(topic && { id: topic.id, stamp }, place);
  const goBack = useGoBack(topicListPaths[place.type]);
  const leaveGone = useLeaveRemovedPage();

  const leave = (): void => {
    finished.current = true;
    goBack();
  };
  const leaveDeleted = (): void => {
    finished.current = true;
    leaveGone(categoryPath(place.type, place.groupId));
  };
  const finish = async (values: TopicValues, query: string): Promise<void> => {
    const refused = await saving.save(values, query);
    if (refused) form.setErrors(refused.query ? { ...refused, text: refused.query } : refused);
    else leave();
  };
  const form = useFormik<TopicValues>({
    initialValues: lost?.values ?? begun,
    validate: (values) => topicFaults(values, place.type),
    onSubmit: async (values) => {
      if (blocked) return;
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
    // The submit ended when the dialog opened. Marking the form as submitting again prevents a second save.
    form.setSubmitting(true);
    void finish(values, queryOf(values) ?? '').finally(() => form.setSubmitting(false));
  };
  const changed = (): boolean => !finished.current && !sameTopic(form.values, begun);
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
