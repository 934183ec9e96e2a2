import type { LoginBody } from '@contract/auth';
import Stack from '@mui/material/Stack';
import { useState, type SubmitEvent } from 'react';
import { t } from '@client/shared/texts/t';
import { BusyButton } from '@client/shared/ui/feedback/BusyButton';
import { LabeledInput } from '@client/shared/ui/form/LabeledInput';
import { PasswordField } from '@client/shared/ui/form/PasswordField';

interface LoginFormProps {
  busy: boolean;
  onSubmit: (values: LoginBody) => void;
}

type Errors = Partial<Record<keyof LoginBody, string>>;

const validate = ({ username, password }: LoginBody): Errors => ({
  ...(username === '' ? { username: t('login.required.username') } : {}),
  ...(password === '' ? { password: t('login.required.password') } : {}),
});

/**
 * The sign-in form. Written without Formik and Yup, so that signing in does not wait for their code. While busy, the
 * fields are read-only and not disabled, because disabled fields lose the focus.
 */
export function LoginForm({ busy, onSubmit }: LoginFormProps) {
  const [values, setValues] = useState<LoginBody>({ username: '', password: '' });
  const [errors, setErrors] = useState<Errors>({});
  const change = (name: keyof LoginBody) => (value: string) => setValues((before) => ({ ...before, [name]: value }));

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const trimmed = { ...values, username: values.username.trim() };
    const found = validate(trimmed);
    setErrors(found);
    if (Object.keys(found).length === 0) onSubmit(trimmed);
  };

  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={submit}>
      <LabeledInput
        label={t('login.username')}
        errorMessage={errors.username}
        type="email"
        autoComplete="username"
        autoFocus
        readOnly={busy}
        value={values.username}
        onText={change('username')}
      />
      <PasswordField
        label={t('login.password')}
        errorMessage={errors.password}
        autoComplete="current-password"
        readOnly={busy}
        value={values.password}
        onText={change('password')}
      />
      <BusyButton type="submit" variant="contained" size="large" fullWidth loading={busy} loadingPosition="start">
        {t(busy ? 'login.working' : 'login.submit')}
      </BusyButton>
    </Stack>
  );
}
