import type { NewsAttachment } from '@contract/newsml/newsDocument';
import { limits } from '@contract/limits';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { useFormik } from 'formik';
import { boolean, object, string } from 'yup';
import { errorText } from '@client/api/errorText';
import { useUploadFromUrlMutation } from '@client/api/workspace/attachments';
import { previewAddress } from '@client/features/workspace/attachments/uploadedFile';
import { useServices } from '@client/shared/services/useServices';
import { t } from '@client/shared/texts/t';
import { BusyButton } from '@client/shared/ui/feedback/BusyButton';
import { LabeledInput } from '@client/shared/ui/form/LabeledInput';
import { textFieldProps } from '@client/shared/ui/form/textFieldProps';
import { useFocusFirstError } from '@client/shared/ui/form/useFocusFirstError';

interface AddLinkTabProps {
  /** The owner id of the workspace. */
  ownerId: string;
  saving: boolean;
  /** Returns whether the attachment was saved. */
  onAdd: (attachment: NewsAttachment) => Promise<boolean>;
}

const schema = () =>
  object({
    link: string()
      .trim()
      .required(t('attachments.linkInvalid'))
      .max(limits.linkCharacters, t('attachments.linkInvalid'))
      .test('web', t('attachments.linkInvalid'), isWebAddress),
    headline: string().trim().required(t('attachments.headlineRequired')),
    description: string(),
    preview: boolean().required(),
  });

const isWebAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** Attaches a web page; its preview is the picture with which the page presents itself. */
export function AddLinkTab({ ownerId, saving, onAdd }: AddLinkTabProps) {
  const { notifications } = useServices();
  const [makePreview] = useUploadFromUrlMutation();
  const form = useFormik({
    initialValues: { link: '', headline: '', description: '', preview: true },
    validationSchema: schema,
    async onSubmit({ preview, ...typed }, { resetForm }) {
      const [link, headline, description] = [typed.link.trim(), typed.headline.trim(), typed.description.trim()];
      let previewPath = '';
      let missing: string | null = null;
      if (preview) {
        const { data, error } = await makePreview({ ownerId, url: link, headline, preview: true });
        // A page without a picture is attached without one.
        if (data) previewPath = previewAddress(data) ?? '';
        if (error) missing = errorText(error);
      }
      const added = {
        type: 'link',
        id: '',
        headline,
        description,
        link,
        previewPath,
        contentType: '',
        size: null,
      } as const;
      if (!(await onAdd(added))) return;
      if (missing !== null) {
        notifications.show({ text: t('attachments.noPreview', { reason: missing }), variant: 'info' });
      }
      resetForm();
    },
  });
  const formRef = useFocusFirstError(form);
  return (
    <Stack component="form" ref={formRef} noValidate onSubmit={form.handleSubmit} sx={{ gap: 2, pt: 1 }}>
      <LabeledInput
        {...textFieldProps(form, 'link')}
        label={t('attachments.link')}
        type="url"
        inputProps={{ dir: 'ltr' }}
      />
      <LabeledInput
        {...textFieldProps(form, 'headline')}
        label={t('attachments.headline')}
        inputProps={{ dir: 'auto', maxLength: limits.ownHeadline }}
      />
      <LabeledInput
        {...textFieldProps(form, 'description')}
        label={t('attachments.description')}
        inputProps={{ dir: 'auto', maxLength: limits.ownDescription }}
      />
      <FormControlLabel
        control={
          <Checkbox checked={form.values.preview} onChange={(_event, on) => void form.setFieldValue('preview', on)} />
        }
        label={t('attachments.preview')}
      />
      <BusyButton
        type="submit"
        variant="outlined"
        loading={saving || form.isSubmitting}
        sx={{ alignSelf: 'flex-start' }}
      >
        {t('attachments.attach')}
      </BusyButton>
    </Stack>
  );
}
