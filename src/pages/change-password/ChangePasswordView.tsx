import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormik } from 'formik';
import { useState } from 'react';
import { textFieldProps } from '@client/shared/ui/form/textFieldProps';
import { formatDay } from '@client/shared/time/formatDate';
import { t } from '@client/shared/texts/t';
import { useDates } from '@client/shared/time/useDates';
import { useFocusFirstError } from '@client/shared/ui/form/useFocusFirstError';
import { BusyButton } from '@client/shared/ui/feedback/BusyButton';
import { PageHeader } from '@client/shared/ui/layout/PageHeader';
import { PasswordField } from '@client/shared/ui/form/PasswordField';
import { passwordSchema, type PasswordErrors, type PasswordValues } from './passwordSchema';

interface ChangePasswordViewProps {
  /** The user name, in a hidden field for password managers. */
  uid: string;
  /** The instant when the current password expires (ISO 8601); undefined if it never does. */
  expires: string | undefined;
  onSave: (values: PasswordValues) => Promise<PasswordErrors | null>;
  onCancel: () => void;
}

const empty: PasswordValues = { oldPassword: '', password: '', confirmPassword: '' };

export function ChangePasswordView({ uid, expires, onSave, onCancel }: ChangePasswordViewProps) {
  const { timeZone } = useDates();
  const [rejected, setRejected] = useState<{ values: PasswordValues; errors: PasswordErrors } | null>(null);
  const form = useFormik<PasswordValues>({
    initialValues: empty,
    validationSchema: passwordSchema,
    async onSubmit(values) {
      const errors = await onSave(values);
      if (errors) setRejected({ values, errors });
    },
  });
  const formRef = useFocusFirstError(form);
  /** The server's error for a field is shown until the value of the field changes. */
  const serverErrorOf = (name: keyof PasswordValues) =>
    rejected?.values[name] === form.values[name] ? rejected.errors[name] : undefined;
  const field = (name: keyof PasswordValues) => {
    const { errorMessage, ...rest } = textFieldProps(form, name);
    return { ...rest, required: true, errorMessage: errorMessage ?? serverErrorOf(name) };
  };
  return (
    <>
      <PageHeader title={t('changePassword.title')} />
      <Paper variant="outlined" sx={{ p: 3, maxWidth: 480 }}>
        <Stack component="form" ref={formRef} noValidate sx={{ gap: 2.5 }} onSubmit={form.handleSubmit}>
          {expires === undefined ? null : (
            <Alert severity="info">{t('changePassword.expires', { date: formatDay(expires, timeZone) })}</Alert>
          )}
          <input type="text" name="username" autoComplete="username" value={uid} readOnly hidden />
          <PasswordField {...field('oldPassword')} label={t('changePassword.old')} autoComplete="current-password" />
          <PasswordField {...field('password')} label={t('changePassword.new')} autoComplete="new-password" />
          <PasswordField
            {...field('confirmPassword')}
            label={t('changePassword.confirm')}
            autoComplete="new-password"
          />
          <Typography variant="body2" color="textSecondary">
            {`${t('changePassword.hint')} ${t('changePassword.others')}`}
          </Typography>
          <Stack direction="row" useFlexGap sx={{ gap: 1, justifyContent: 'flex-end', flexWrap: 'wrap' }}>
            <Button color="inherit" onClick={onCancel}>
              {t('action.cancel')}
            </Button>
            <BusyButton type="submit" variant="contained" loading={form.isSubmitting}>
              {t('changePassword.submit')}
            </BusyButton>
          </Stack>
        </Stack>
      </Paper>
    </>
  );
}
