import type { EmailSetting } from '@contract/emailSettings';
import { limits } from '@contract/limits';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormik } from 'formik';
import { useState } from 'react';
import { object, string } from 'yup';
import { isApiError } from '@client/api/apiError';
import {
  useAddEmailSettingMutation,
  useChangeEmailSettingMutation,
  useDeleteEmailSettingMutation,
  useEmailSettingsQuery,
} from '@client/api/workspace/emailSettings';
import { useServices } from '@client/shared/services/useServices';
import { focusNextElement } from '@client/shared/navigation/focusNextElement';
import { t } from '@client/shared/texts/t';
import { FormDialog } from '@client/shared/ui/dialog/FormDialog';
import { LabeledInput } from '@client/shared/ui/form/LabeledInput';
import { SelectField } from '@client/shared/ui/form/SelectField';
import { textFieldProps } from '@client/shared/ui/form/textFieldProps';
import type { EmailValues } from './emailValues';

interface SavedSettingsProps {
  /** What would be saved. */
  values: EmailValues;
  onApply: (setting: EmailSetting) => void;
}

/** The user's saved entries of the email dialog: fills the form with one, saves the form, or deletes one. */
export function SavedSettings({ values, onApply }: SavedSettingsProps) {
  const { notifications } = useServices();
  const { data, isError } = useEmailSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [remove, removal] = useDeleteEmailSettingMutation();
  const [appliedId, setAppliedId] = useState('');
  const [isSaving, setSaving] = useState(false);
  const settings = data?.emailSettings ?? [];
  const applied = settings.find(({ id }) => id === appliedId);

  const deleteApplied = async (id: string): Promise<void> => {
    const { error } = await remove(id);
    if (error) return;
    setAppliedId('');
    notifications.success(t('email.settings.deleted'));
  };
  return (
    <Stack spacing={0.5}>
      <Stack direction="row" useFlexGap sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <SelectField
          size="small"
          label={t('email.settings')}
          value={appliedId}
          disabled={settings.length === 0}
          options={[
            { value: '', label: t('email.settings.none') },
            ...settings.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(id) => {
            setAppliedId(id);
            const setting = settings.find((one) => one.id === id);
            if (setting) onApply(setting);
          }}
          sx={{ flex: '1 1 180px' }}
        />
        {applied ? (
          <IconButton
            size="small"
            aria-label={t('email.settings.delete', { name: applied.name })}
            disabled={removal.isLoading}
            onClick={({ currentTarget }) => {
              focusNextElement(currentTarget);
              void deleteApplied(applied.id);
            }}
          >
            <DeleteOutlined fontSize="small" />
          </IconButton>
        ) : null}
        <Button size="small" onClick={() => setSaving(true)}>
          {t('email.settings.save')}
        </Button>
      </Stack>
      {isError && !data ? (
        <Typography variant="caption" color="error" role="alert">
          {t('email.settings.failed')}
        </Typography>
      ) : null}
      {isSaving ? (
        <SaveSettingsDialog
          settings={settings}
          values={values}
          name={applied?.name ?? ''}
          onClose={() => setSaving(false)}
          onSaved={(id) => {
            setAppliedId(id);
            setSaving(false);
            notifications.success(t('email.settings.saved'));
          }}
        />
      ) : null}
    </Stack>
  );
}

interface SaveSettingsDialogProps {
  settings: readonly EmailSetting[];
  values: EmailValues;
  /** The suggested name. */
  name: string;
  onSaved: (id: string) => void;
  onClose: () => void;
}

const nameSchema = () =>
  object({
    name: string()
      .trim()
      .required(t('email.settings.nameMissing'))
      .max(limits.emailSettingName, t('field.tooLong', { n: limits.emailSettingName })),
  });

function SaveSettingsDialog({ settings, values, name, onSaved, onClose }: SaveSettingsDialogProps) {
  const [add] = useAddEmailSettingMutation();
  const [change] = useChangeEmailSettingMutation();
  const form = useFormik({
    initialValues: { name },
    validationSchema: nameSchema,
    async onSubmit(entered, { setErrors }) {
      const body = { ...values, name: entered.name.trim() };
      const same = settings.find((one) => one.name.toLowerCase() === body.name.toLowerCase());
      const { data, error } = await (same ? change({ ...body, id: same.id }) : add(body));
      if (data) onSaved(data.emailSetting.id);
      else setErrors((isApiError(error) ? error.fields : undefined) ?? {});
    },
  });
  return (
    <FormDialog
      title={t('email.settings.saveTitle')}
      action={t('action.save')}
      saving={form.isSubmitting}
      onSubmit={form.handleSubmit}
      onClose={onClose}
    >
      <DialogContentText variant="body2" sx={{ mb: 2 }}>
        {t('email.settings.saveNote')}
      </DialogContentText>
      <LabeledInput {...textFieldProps(form, 'name')} label={t('email.settings.name')} autoFocus />
    </FormDialog>
  );
}
