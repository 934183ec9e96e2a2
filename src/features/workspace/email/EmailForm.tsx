import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import type { FormikContextType } from 'formik';
import { t } from '@client/shared/texts/t';
import { LabeledInput } from '@client/shared/ui/form/LabeledInput';
import { textFieldProps } from '@client/shared/ui/form/textFieldProps';
import { AddressField } from './AddressField';
import type { EmailValues } from './emailValues';
import { valuesOfSetting } from './emailValues';
import { GroupChoice } from './GroupChoice';
import { SavedSettings } from './SavedSettings';

interface EmailFormProps {
  form: FormikContextType<EmailValues>;
  /** An external address that is typed, but not added yet. */
  pending: string;
  onPending: (text: string) => void;
}

/** The fields of the email dialog: saved settings, recipients, subject, and comment. */
export function EmailForm({ form, pending, onPending }: EmailFormProps) {
  const { values, errors, submitCount } = form;
  const incomplete = t('email.incomplete');
  const subject = textFieldProps({ ...form, values: { subject: values.subject } }, 'subject');
  const comment = textFieldProps({ ...form, values: { comment: values.comment } }, 'comment');
  const isIncomplete = submitCount > 0 && (errors.subject === incomplete || errors.groups === incomplete);
  return (
    <Stack spacing={2}>
      {isIncomplete ? <Alert severity="error">{incomplete}</Alert> : null}
      <SavedSettings values={values} onApply={(setting) => void form.setValues(valuesOfSetting(setting))} />
      <GroupChoice chosen={values.groups} onChange={(groups) => void form.setFieldValue('groups', groups)} />
      <AddressField
        addresses={values.externalEmails}
        pending={pending}
        error={typeof errors.externalEmails === 'string' ? errors.externalEmails : undefined}
        onPending={onPending}
        onChange={(addresses) => void form.setFieldValue('externalEmails', addresses)}
      />
      <LabeledInput
        {...subject}
        size="small"
        label={t('email.subject')}
        // The message above says what is missing.
        errorMessage={subject.errorMessage === incomplete ? undefined : subject.errorMessage}
        error={subject.errorMessage !== undefined}
      />
      <LabeledInput {...comment} size="small" label={t('email.comment')} multiline minRows={3} maxRows={8} />
    </Stack>
  );
}
