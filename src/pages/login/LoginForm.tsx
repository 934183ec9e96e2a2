import type { LoginBody } from '@contract/auth';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useFormik, type FormikErrors } from 'formik';
import { useState } from 'react';
import { t } from '@client/shared/lib/texts/t';

interface LoginFormProps {
  busy: boolean;
  onSubmit: (values: LoginBody) => void;
}

/** Two required fields: plain checks keep yup out of the code that signing in waits for. */
function validate({ username, password }: LoginBody): FormikErrors<LoginBody> {
  return {
    ...(username.trim() === '' ? { username: t('login.required.username') } : {}),
    ...(password === '' ? { password: t('login.required.password') } : {}),
  };
}

export function LoginForm({ busy, onSubmit }: LoginFormProps) {
  const [shown, setShown] = useState(false);
  const form = useFormik<LoginBody>({
    initialValues: { username: '', password: '' },
    validate,
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: (values) => onSubmit({ ...values, username: values.username.trim() }),
  });
  const field = (name: keyof LoginBody) => ({
    ...form.getFieldProps(name),
    error: form.errors[name] !== undefined,
    helperText: form.errors[name],
    disabled: busy,
    fullWidth: true,
  });
  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={form.handleSubmit}>
      <TextField {...field('username')} label={t('login.username')} type="email" autoComplete="username" autoFocus />
      <TextField
        {...field('password')}
        label={t('login.password')}
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        slotProps={{
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton
                  aria-label={t(shown ? 'login.hide' : 'login.show')}
                  aria-pressed={shown}
                  onClick={() => setShown(!shown)}
                  edge="end"
                >
                  {shown ? <VisibilityOffOutlined fontSize="small" /> : <VisibilityOutlined fontSize="small" />}
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      <Button type="submit" variant="contained" size="large" fullWidth loading={busy} loadingPosition="start">
        {t(busy ? 'login.working' : 'login.submit')}
      </Button>
    </Stack>
  );
}
