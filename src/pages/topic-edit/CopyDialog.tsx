import { limits } from '@contract/limits';
import type { ProfileDetail } from '@contract/topic';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useFormik } from 'formik';
import { useId } from 'react';
import { isApiError } from '@client/api/apiError';
import { useCopyTopicMutation } from '@client/api/data/topics';
import { errorText } from '@client/api/errorText';
import { shorten } from '@client/shared/lib/shorten';
import { t } from '@client/shared/lib/texts/t';
import { BusyButton } from '@client/shared/ui/BusyButton';
import { TextField } from '@client/shared/ui/TextField';
import { titleFault, type TopicPlace } from './topicValues';

interface CopyDialogProps {
  topic: ProfileDetail;
  place: TopicPlace;
  owner: string | undefined;
  onClose: () => void;
  onCopied: () => void;
}

/** Asks for the copy's title and makes the copy beside the topic. */
export function CopyDialog({ topic, place, owner, onClose, onCopied }: CopyDialogProps) {
  const id = useId();
  const [copyTopic] = useCopyTopicMutation();
  const form = useFormik({
    initialValues: { copyTopicName: shorten(t('topicForm.copyName', { topicName: topic.name }), limits.topicTitle) },
    validate: (values) => {
      const fault = titleFault(values.copyTopicName);
      return fault === undefined ? {} : { copyTopicName: fault };
    },
    onSubmit: async ({ copyTopicName }) => {
      const { error } = await copyTopic({
        id: topic.id,
        profileName: copyTopicName.trim(),
        profileGroupId: place.groupId,
        ...(owner ? { owner } : {}),
      });
      if (!error) onCopied();
      else form.setErrors({ copyTopicName: (isApiError(error) && error.fields?.name) || errorText(error) });
    },
  });
  const wrong = form.errors.copyTopicName;
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} maxWidth="xs" fullWidth>
      <form
        noValidate
        onSubmit={(event) => {
          event.stopPropagation();
          form.handleSubmit(event);
        }}
      >
        <DialogTitle id={`${id}-title`}>{t('topicForm.copyTitle')}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            sx={{ mt: 1 }}
            name="copyTopicName"
            label={t('topicForm.title')}
            value={form.values.copyTopicName}
            onChange={form.handleChange}
            onBlur={form.handleBlur}
            error={wrong !== undefined}
            helperText={wrong}
            autoComplete="off"
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <BusyButton type="submit" variant="contained" loading={form.isSubmitting}>
            {t('topicForm.copy')}
          </BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
