import '@client/features/password/texts';
import { limits } from '@contract/limits';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState, type SubmitEvent } from 'react';
import { t } from '@client/shared/texts/t';
import { BusyButton } from '@client/shared/ui/feedback/BusyButton';
import { PasswordField } from '@client/shared/ui/form/PasswordField';

interface ExpiredPasswordFormProps {
  /** Whose password it is, for password managers. */
  username: string;
  /** The expired password, which the new one must differ from. */
  oldPassword: string;
  busy: boolean;
  /** Why the server refused the new password. */
  refusal: string | undefined;
  onSubmit: (newPassword: string) => void;
  onCancel: () => void;
}

interface Values {
  password: string;
  confirmPassword: string;
}
type Errors = Partial<Record<keyof Values, string>>;

function validate({ password, confirmPassword }: Values, oldPassword: string): Errors {
  const { length } = Array.from(password);
  const errors: Errors = {};
  if (password === '') errors.password = t('changePassword.required.new');
  else if (length < limits.passwordMin) errors.password = t('changePassword.short');
  else if (length > limits.passwordMax) errors.password = t('field.tooLong', { n: limits.passwordMax });
  else if (password === oldPassword) errors.password = t('changePassword.hint');
  if (confirmPassword === '') errors.confirmPassword = t('changePassword.required.confirm');
  else if (confirmPassword !== password) errors.confirmPassword = t('changePassword.mismatch');
  return errors;
}

/** Asks for the password that replaces an expired one. Like LoginForm, it does without formik and yup. */
export function ExpiredPasswordForm({
  username,
  oldPassword,
  busy,
  refusal,
  onSubmit,
  onCancel,
}: ExpiredPasswordFormProps) {
  const [values, setValues] = useState<Values>({ password: '', confirmPassword: '' });
  const [errors, setErrors] = useState<Errors>({});
  const [submitted, setSubmitted] = useState<string | null>(null);
  const field = (name: keyof Values) => ({
    autoComplete: 'new-password' as const,
    required: true,
    readOnly: busy,
    value: values[name],
    onText: (value: string) => setValues((before) => ({ ...before, [name]: value })),
  });

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = validate(values, oldPassword);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    setSubmitted(values.password);
    onSubmit(values.password);
  };

  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={submit}>
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        {...field('password')}
        label={t('changePassword.new')}
        autoFocus
        errorMessage={errors.password ?? (submitted === values.password ? refusal : undefined)}
      />
      <PasswordField
        {...field('confirmPassword')}
        label={t('changePassword.confirm')}
        errorMessage={errors.confirmPassword}
      />
      <BusyButton type="submit" variant="contained" size="large" fullWidth loading={busy} loadingPosition="start">
        {t('login.changeAndSignIn')}
      </BusyButton>
      <Button color="inherit" size="large" fullWidth disabled={busy} onClick={onCancel}>
        {t('action.cancel')}
      </Button>
    </Stack>
  );
}
