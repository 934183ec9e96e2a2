import { limits } from '@contract/limits';
import type { ProfileDetail } from '@contract/topic';
import { useFormik } from 'formik';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { isApiError } from '@client/api/apiError';
import { useCopyTopicMutation } from '@client/api/data/topics';
import { errorText } from '@client/api/errorText';
import { selectTopic } from '@client/features/topics/topicSelectors';
import { createIdempotencyKey } from '@client/shared/ui/form/createIdempotencyKey';
import { truncate } from '@client/shared/texts/truncate';
import { t } from '@client/shared/texts/t';
import { useAppSelector } from '@client/shared/redux/hooks';
import { FormDialog } from '@client/shared/ui/dialog/FormDialog';
import { titleError, type TopicLocation } from './topicFormValues';

interface CopyTopicDialogProps {
  topic: ProfileDetail;
  place: TopicLocation;
  owner: string | undefined;
  onClose: () => void;
  onCopied: () => void;
}

/** Asks for the title of the copy and creates the copy in the topic's category. */
export function CopyTopicDialog({ topic, place, owner, onClose, onCopied }: CopyTopicDialogProps) {
  const [copyTopic] = useCopyTopicMutation();
  const [key] = useState(createIdempotencyKey);
  const groupId = useAppSelector((state) => selectTopic(state, topic.id))?.profileGroupId ?? place.groupId;
  const form = useFormik({
    initialValues: { copyTopicName: truncate(t('topicForm.copyName', { topicName: topic.name }), limits.topicTitle) },
    validate: (values) => {
      const error = titleError(values.copyTopicName);
      return error === undefined ? {} : { copyTopicName: error };
    },
    onSubmit: async ({ copyTopicName }) => {
      const { error } = await copyTopic({
        id: topic.id,
        profileName: copyTopicName.trim(),
        // The current category: the topic may have been moved since the form was opened.
        profileGroupId: groupId,
        key,
        ...(owner ? { owner } : {}),
      });
      if (!error) onCopied();
      else form.setErrors({ copyTopicName: (isApiError(error) && error.fields?.name) || errorText(error) });
    },
  });
  const shownError = form.errors.copyTopicName;
  return (
    <FormDialog
      title={t('topicForm.copyTitle')}
      action={t('topicForm.copy')}
      saving={form.isSubmitting}
      onSubmit={form.handleSubmit}
      onClose={onClose}
    >
      <TextField
        autoFocus
        fullWidth
        name="copyTopicName"
        label={t('topicForm.title')}
        value={form.values.copyTopicName}
        onChange={form.handleChange}
        onBlur={form.handleBlur}
        error={shownError !== undefined}
        helperText={shownError}
        autoComplete="off"
      />
    </FormDialog>
  );
}
