import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { cookiesAccepted, selectCookiesAccepted } from '@client/features/preferences/preferencesSlice';
import { t } from '@client/shared/lib/texts/t';
import { useAppDispatch, useAppSelector } from '@client/shared/redux/hooks';

/** The notice that stays until it is accepted; the acceptance is remembered. */
export function CookieConsent() {
  const dispatch = useAppDispatch();
  if (useAppSelector(selectCookiesAccepted)) return null;
  return (
    <Box component="section" data-notice aria-label={t('cookies.title')} sx={bar}>
      <Box sx={{ flex: '1 1 280px', typography: 'body2' }}>
        {t('cookies.text')}{' '}
        <Link component={RouterLink} to="/privacy" underline="always">
          {t('cookies.more')}
        </Link>
      </Box>
      <Button
        variant="contained"
        onClick={() => {
          dispatch(cookiesAccepted());
          // The button goes with the notice: the focus would fall back to the page's beginning.
          document.getElementById('content')?.focus({ preventScroll: true });
        }}
      >
        {t('cookies.accept')}
      </Button>
    </Box>
  );
}

const bar = {
  position: 'fixed',
  left: '50%',
  transform: 'translateX(-50%)',
  width: 'calc(100% - 16px)',
  boxSizing: 'border-box',
  bottom: { xs: 8, sm: 20 },
  zIndex: 1250,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  maxWidth: 560,
  p: 2,
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  boxShadow: '0 12px 32px rgba(10, 16, 20, 0.18)',
  '@media print': { display: 'none' },
} as const;
