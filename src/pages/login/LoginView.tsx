import type { LoginBody, SignOnConfig } from '@contract/auth';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { t } from '@client/shared/texts/t';
import { LoginForm } from './LoginForm';
import { LoginLayout } from './LoginLayout';

interface LoginViewProps {
  /** True while signing in or loading the session. The fields are read-only. */
  busy: boolean;
  /** True if the sign-on configuration could not be loaded. */
  unready: boolean;
  /** True while the browser is being redirected to the company's own sign-on page. */
  redirecting: boolean;
  error: string | null;
  /** The link to the company's sign-on page; null if it has none. */
  singleSignOn: NonNullable<SignOnConfig['singleSignOn']> | null;
  onSubmit: (values: LoginBody) => void;
}

/** The sign-in page: errors, the form, and the link for single sign-on. */
export function LoginView({ busy, unready, redirecting, error, singleSignOn, onSubmit }: LoginViewProps) {
  return (
    <LoginLayout lead={t(redirecting ? 'login.redirecting' : 'login.lead')}>
      {unready ? <ErrorNote text={t('login.configFailed')} /> : null}
      {error ? <ErrorNote text={error} /> : null}
      {redirecting ? null : <LoginForm busy={busy} onSubmit={onSubmit} />}
      {singleSignOn ? (
        <>
          <Box sx={divider}>{t('login.or')}</Box>
          <Button href={singleSignOn.url} variant="outlined" fullWidth size="large" color="inherit" disabled={busy}>
            {singleSignOn.label}
          </Button>
        </>
      ) : null}
    </LoginLayout>
  );
}

const divider = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  my: 2.5,
  typography: 'caption',
  color: 'text.secondary',
  '&::before, &::after': { content: '""', flex: 1, borderTop: 1, borderColor: 'divider' },
} as const;

function ErrorNote({ text }: { text: string }) {
  return (
    <Box
      role="alert"
      sx={{ mb: 2.5, px: 2, py: 1.25, typography: 'body2', borderLeft: 3, borderColor: 'error.main', bgcolor: 'quiet' }}
    >
      {text}
    </Box>
  );
}
