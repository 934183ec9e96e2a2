import type { LoginBody, SignOnConfig } from '@contract/auth';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { t } from '@client/shared/lib/texts/t';
import { BrandMark } from '@client/shared/ui/BrandMark';
import { LoginForm } from './LoginForm';

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
    <Box component="main" sx={page}>
      <Box sx={{ width: '100%', maxWidth: 400 }}>
        <Box sx={{ display: 'flex', justifyContent: 'center', mb: 4 }}>
          <BrandMark height={34} name={t('app.name')} />
        </Box>
        <Box
          sx={{ p: { xs: 3, sm: 4 }, borderRadius: 2, border: 1, borderColor: 'divider', bgcolor: 'background.paper' }}
        >
          <Typography variant="h1">{t('login.title')}</Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 3 }}>
            {redirecting ? t('login.redirecting') : t('login.lead')}
          </Typography>
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
        </Box>
      </Box>
    </Box>
  );
}

const page = {
  minHeight: '100vh',
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  p: 2,
  borderTop: 4,
  borderColor: 'brand.primary',
} as const;

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
