import { limits } from '@contract/limits';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useFormik } from 'formik';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { object, string } from 'yup';
import { isApiError } from '@client/api/apiError';
import {
  useAddSectionMutation,
  useChangeSectionMutation,
  useRemoveSectionMutation,
} from '@client/api/workspace/sections';
import { textFieldProps } from '@client/shared/ui/form/textFieldProps';
import { t } from '@client/shared/texts/t';
import { useFocusFirstError } from '@client/shared/ui/form/useFocusFirstError';
import { useServices } from '@client/shared/services/useServices';
import { ConfirmDialog } from '@client/shared/ui/dialog/ConfirmDialog';
import { FormActions } from '@client/shared/ui/form/FormActions';
import { LabeledInput } from '@client/shared/ui/form/LabeledInput';
import { LeaveGuard } from '@client/shared/ui/dialog/LeaveGuard';

interface SectionValues {
  name: string;
  description: string;
}

interface SectionFormProps {
  /** The id of the section; null for a new one. */
  id: string | null;
  /** The parent of a new section; null for the top level. */
  parentId: string | null;
  ownerId: string;
  initial: SectionValues;
  /** The path of the workspace, which opens on save, delete, or cancel. */
  back: string;
}

const sectionSchema = () =>
  object({
    name: string()
      .trim()
      .required(t('sections.nameRequired'))
      .max(limits.groupName, t('field.tooLong', { n: limits.groupName })),
    description: string()
      .trim()
      .required(t('sections.descriptionRequired'))
      .max(limits.groupDescription, t('field.tooLong', { n: limits.groupDescription })),
  });

/** The form for a section's name and description, with Remove for an existing section. */
export function SectionForm({ id, parentId, ownerId, initial, back }: SectionFormProps) {
  const { notifications } = useServices();
  const navigate = useNavigate();
  const finished = useRef(false);
  const [asking, setAsking] = useState(false);
  const [add] = useAddSectionMutation();
  const [change] = useChangeSectionMutation();
  const [remove, removing] = useRemoveSectionMutation();
  const leave = (message: string): void => {
    finished.current = true;
    notifications.success(message);
    void navigate(back);
  };
  const form = useFormik<SectionValues>({
    initialValues: { name: initial.name, description: initial.description },
    validationSchema: sectionSchema,
    async onSubmit(values, { setErrors }) {
      const body = { name: values.name.trim(), description: values.description.trim(), ownerId };
      const { error } = await (id === null ? add({ ...body, parentId }) : change({ id, body }));
      if (error) setErrors((isApiError(error) ? error.fields : undefined) ?? {});
      else leave(t(id === null ? 'section.created' : 'section.edited'));
    },
  });
  const formRef = useFocusFirstError(form);
  const field = (name: keyof SectionValues) => ({
    ...textFieldProps(form, name),
    label: t(`section.${name}`),
    required: true,
  });
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, maxWidth: 720 }}>
      <Stack component="form" ref={formRef} noValidate sx={{ gap: 3 }} onSubmit={form.handleSubmit}>
        <LabeledInput {...field('name')} />
        <LabeledInput {...field('description')} />
        <FormActions saving={form.isSubmitting} onCancel={() => void navigate(back)}>
          {id === null ? null : (
            <Button color="error" onClick={() => setAsking(true)}>
              {t('section.remove')}
            </Button>
          )}
        </FormActions>
      </Stack>
      <ConfirmDialog
        open={asking}
        title={t('sections.deleteQuestion')}
        text={t('sections.deleteNote')}
        confirm={t('action.delete')}
        danger
        busy={removing.isLoading}
        onCancel={() => setAsking(false)}
        onConfirm={async () => {
          const { error } = await remove({ id: id ?? '', ownerId });
          setAsking(false);
          if (!error) leave(t('sections.deleted'));
        }}
      />
      <LeaveGuard changed={() => !finished.current && form.dirty} />
    </Paper>
  );
}
