import type { LoginBody } from '@contract/auth';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { useId, useState, type ComponentProps, type ReactNode, type SubmitEvent } from 'react';
import { t } from '@client/shared/lib/texts/t';

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
 * Two required fields. The one form without formik and yup, and with inputs rather than TextField (which brings menus along):
 * signing in must not wait for code that it does not need.
 */
export function LoginForm({ busy, onSubmit }: LoginFormProps) {
  const [values, setValues] = useState<LoginBody>({ username: '', password: '' });
  const [faults, setFaults] = useState<Faults>({});
  const [shown, setShown] = useState(false);
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
      <Field
        label={t('login.username')}
        fault={faults.username}
        type="email"
        autoComplete="username"
        autoFocus
        disabled={busy}
        value={values.username}
        onText={change('username')}
      />
      <Field
        label={t('login.password')}
        fault={faults.password}
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        disabled={busy}
        value={values.password}
        onText={change('password')}
        endAdornment={
          <Button
            size="small"
            color="inherit"
            aria-pressed={shown}
            aria-label={t(shown ? 'login.hide' : 'login.show')}
            onClick={() => setShown(!shown)}
            sx={{ minWidth: 0, color: 'text.secondary' }}
          >
            {t(shown ? 'login.hideShort' : 'login.showShort')}
          </Button>
        }
      />
      <Button type="submit" variant="contained" size="large" fullWidth loading={busy} loadingPosition="start">
        {t(busy ? 'login.working' : 'login.submit')}
      </Button>
    </Stack>
  );
}

interface FieldProps extends Omit<ComponentProps<typeof OutlinedInput>, 'onChange'> {
  label: string;
  fault: string | undefined;
  onText: (value: string) => void;
  endAdornment?: ReactNode;
}

function Field({ label, fault, onText, ...input }: FieldProps) {
  const id = useId();
  const wrong = fault !== undefined;
  return (
    <FormControl fullWidth error={wrong} variant="outlined">
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        {...input}
        id={id}
        label={label}
        aria-describedby={wrong ? `${id}-fault` : undefined}
        onChange={({ target }) => onText(target.value)}
      />
      {wrong ? <FormHelperText id={`${id}-fault`}>{fault}</FormHelperText> : null}
    </FormControl>
  );
}
