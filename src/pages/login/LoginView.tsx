import type { LoginBody, SignOnConfig } from '@contract/auth';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazyComponent } from '@client/shared/lazy/lazyComponent';
import { t } from '@client/shared/texts/t';
import { LoginForm } from './LoginForm';
import { LoginLayout } from './LoginLayout';

// Rarely needed: signing in does not wait for it.
const ExpiredPasswordForm = lazyComponent(async () => (await import('./ExpiredPasswordForm')).ExpiredPasswordForm);

/** What was entered when the server answered that the password has expired. */
export interface ExpiredSignIn {
  username: string;
  password: string;
  /** Why the server refused the new password. */
  refusal?: string;
}

interface LoginViewProps {
  /** True while signing in or loading the session. The fields are read-only. */
  busy: boolean;
  /** True if the sign-on configuration could not be loaded. */
  unready: boolean;
  /** True while the browser is being redirected to the company's own sign-on page. */
  redirecting: boolean;
  /** True if the requested page requires sign-in. */
  cameForPage: boolean;
  error: string | null;
  /** The link to the company's sign-on page; null if it has none. */
  singleSignOn: NonNullable<SignOnConfig['singleSignOn']> | null;
  /** Set while a new password must replace an expired one. */
  expired: ExpiredSignIn | null;
  onSubmit: (values: LoginBody) => void;
  onCancelChange: () => void;
}

/** The sign-in page: errors, the form or a new password, and the link for single sign-on. */
export function LoginView(props: LoginViewProps) {
  const { busy, unready, redirecting, cameForPage, error, singleSignOn, expired, onSubmit, onCancelChange } = props;
  return (
    <LoginLayout lead={t(redirecting ? 'login.redirecting' : 'login.lead')}>
      {cameForPage && !error && !unready && !redirecting ? <Notice text={t('error.UNAUTHENTICATED')} /> : null}
      {unready ? <ErrorNote text={t('login.configFailed')} /> : null}
      {error && expired?.refusal === undefined ? <ErrorNote text={error} /> : null}
      {expired ? (
        <ExpiredPasswordForm
          username={expired.username}
          oldPassword={expired.password}
          busy={busy}
          refusal={expired.refusal}
          onSubmit={(newPassword) => onSubmit({ username: expired.username, password: expired.password, newPassword })}
          onCancel={onCancelChange}
        />
      ) : null}
      {redirecting || expired ? null : <LoginForm busy={busy} onSubmit={onSubmit} />}
      {singleSignOn && !expired ? (
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

function Notice({ text }: { text: string }) {
  return (
    <Box role="status" sx={{ mb: 2.5, px: 2, py: 1.25, typography: 'body2', borderRadius: 1, bgcolor: 'quiet' }}>
      {text}
    </Box>
  );
}
