import type { LoginBody } from '@contract/auth';
import Stack from '@mui/material/Stack';
import { useState, type SubmitEvent } from 'react';
import { t } from '@client/shared/texts/t';
import { BusyButton } from '@client/shared/ui/form/BusyButton';
import { LabelledInput } from '@client/shared/ui/form/LabelledInput';
import { PasswordField } from '@client/shared/ui/form/PasswordField';

interface LoginFormProps {
  busy: boolean;
  onSubmit: (values: LoginBody) => void;
}

type Faults = Partial<Record<keyof LoginBody, string>>;

const check = ({ username, password }: LoginBody): Faults => ({
  ...(username === '' ? { username: t('login.required.username') } : {}),
  ...(password === '' ? { password: t('login.required.password') } : {}),
});

/**
 * Two required fields. The one form without formik and yup: signing in must not wait for code that it does not need. While it is
 * busy its fields are read-only: disabled, they would lose the focus.
 */
export function LoginForm({ busy, onSubmit }: LoginFormProps) {
  const [values, setValues] = useState<LoginBody>({ username: '', password: '' });
  const [faults, setFaults] = useState<Faults>({});
  const change = (name: keyof LoginBody) => (value: string) => setValues((before) => ({ ...before, [name]: value }));

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const given = { ...values, username: values.username.trim() };
    const found = check(given);
    setFaults(found);
    if (Object.keys(found).length === 0) onSubmit(given);
  };

  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={submit}>
      <LabelledInput
        label={t('login.username')}
        fault={faults.username}
        type="email"
        autoComplete="username"
        autoFocus
        readOnly={busy}
        value={values.username}
        onText={change('username')}
      />
      <PasswordField
        label={t('login.password')}
        fault={faults.password}
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
