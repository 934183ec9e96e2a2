import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormik } from 'formik';
import { useState } from 'react';
import { textFieldProps } from '@client/shared/ui/form/textFieldProps';
import { formatInstant } from '@client/shared/time/formatDate';
import { t } from '@client/shared/texts/t';
import { useDates } from '@client/shared/time/useDates';
import { useFocusFirstError } from '@client/shared/ui/form/useFocusFirstError';
import { BusyButton } from '@client/shared/ui/form/BusyButton';
import { PageHeader } from '@client/shared/ui/layout/PageHeader';
import { PasswordField } from '@client/shared/ui/form/PasswordField';
import { passwordSchema, type PasswordFaults, type PasswordValues } from './passwordSchema';

interface ChangePasswordViewProps {
  /** Whose password it is, for password managers. */
  uid: string;
  /** When the present one expires, if ever. */
  expires: string | undefined;
  onSave: (values: PasswordValues) => Promise<PasswordFaults | null>;
  onCancel: () => void;
}

const empty: PasswordValues = { oldPassword: '', password: '', confirmPassword: '' };

export function ChangePasswordView({ uid, expires, onSave, onCancel }: ChangePasswordViewProps) {
  const { timeZone } = useDates();
  const [refused, setRefused] = useState<{ values: PasswordValues; faults: PasswordFaults } | null>(null);
  const form = useFormik<PasswordValues>({
    initialValues: empty,
    validationSchema: passwordSchema,
    async onSubmit(values) {
      const faults = await onSave(values);
      if (faults) setRefused({ values, faults });
    },
  });
  const formRef = useFocusFirstError(form);
  /** What the server said of a value stands until the value changes. */
  const refusalOf = (name: keyof PasswordValues) =>
    refused?.values[name] === form.values[name] ? refused.faults[name] : undefined;
  const field = (name: keyof PasswordValues) => {
    const { fault, ...rest } = textFieldProps(form, name);
    return { ...rest, required: true, fault: fault ?? refusalOf(name) };
  };
  return (
    <>
      <PageHeader title={t('changePassword.title')} />
      <Paper variant="outlined" sx={{ p: 3, maxWidth: 480 }}>
        <Stack component="form" ref={formRef} noValidate sx={{ gap: 2.5 }} onSubmit={form.handleSubmit}>
          {expires === undefined ? null : (
            <Alert severity="info">
              {t('changePassword.expires', { date: formatInstant(expires, 'yyyy-MM-dd', timeZone) })}
            </Alert>
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
