import type { LoginBody, SignOnConfig } from '@contract/auth';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { t } from '@client/shared/texts/t';
import { LoginForm } from './LoginForm';
import { LoginFrame } from './LoginFrame';

interface LoginViewProps {
  /** A token or what follows it is loading: the fields wait. */
  busy: boolean;
  /** The sign-on configuration is missing. */
  unready: boolean;
  /** The company has its own sign-on page, and the browser is on its way there. */
  redirecting: boolean;
  error: string | null;
  singleSignOn: NonNullable<SignOnConfig['singleSignOn']> | null;
  onSubmit: (values: LoginBody) => void;
}

/** The page for signing in. */
export function LoginView({ busy, unready, redirecting, error, singleSignOn, onSubmit }: LoginViewProps) {
  return (
    <LoginFrame lead={t(redirecting ? 'login.redirecting' : 'login.lead')}>
      {unready ? <Fault text={t('login.configFailed')} /> : null}
      {error ? <Fault text={error} /> : null}
      {redirecting ? null : <LoginForm busy={busy} onSubmit={onSubmit} />}
      {singleSignOn ? (
        <>
          <Box sx={divider}>{t('login.or')}</Box>
          <Button href={singleSignOn.url} variant="outlined" fullWidth size="large" color="inherit" disabled={busy}>
            {singleSignOn.label}
          </Button>
        </>
      ) : null}
    </LoginFrame>
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

function Fault({ text }: { text: string }) {
  return (
    <Box
      role="alert"
      sx={{ mb: 2.5, px: 2, py: 1.25, typography: 'body2', borderLeft: 3, borderColor: 'error.main', bgcolor: 'quiet' }}
    >
      {text}
    </Box>
  );
}
