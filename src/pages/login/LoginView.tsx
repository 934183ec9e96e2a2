import type { LoginBody, SignOnConfig } from '@contract/auth';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
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
        <Paper variant="outlined" sx={{ p: { xs: 3, sm: 4 }, borderRadius: 2 }}>
          <Typography variant="h1">{t('login.title')}</Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 3 }}>
            {redirecting ? t('login.redirecting') : t('login.lead')}
          </Typography>
          {unready ? (
            <Alert severity="error" sx={{ mb: 2 }}>
              {t('login.configFailed')}
            </Alert>
          ) : null}
          {error ? (
            <Alert severity="error" sx={{ mb: 2 }}>
              {error}
            </Alert>
          ) : null}
          {redirecting ? null : <LoginForm busy={busy} onSubmit={onSubmit} />}
          {singleSignOn ? (
            <>
              <Divider sx={{ my: 2.5, typography: 'caption', color: 'text.secondary' }}>{t('login.or')}</Divider>
              <Button href={singleSignOn.url} variant="outlined" fullWidth size="large" color="inherit" disabled={busy}>
                {singleSignOn.label}
              </Button>
            </>
          ) : null}
        </Paper>
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
