import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { cookiesAccepted } from '@client/features/preferences/preferencesSlice';
import { focusContent } from '@client/shared/navigation/focusContent';
import { t } from '@client/shared/texts/t';
import { paths } from '@client/shared/navigation/paths';
import { useAppDispatch } from '@client/shared/redux/hooks';
import { lowWindow } from '../theme/componentStyles';

/** The cookie notice, shown until it is accepted. The acceptance is persisted. */
export function CookieConsent() {
  const dispatch = useAppDispatch();
  return (
    <Box component="section" data-notice ref={trackNoticeHeight} aria-label={t('cookies.title')} sx={bar}>
      <Box sx={{ flex: '1 1 280px', typography: 'body2' }}>
        {t('cookies.text')}{' '}
        <Link component={RouterLink} to={paths.privacy()} underline="always">
          {t('cookies.more')}
        </Link>
      </Box>
      <Button
        variant="contained"
        onClick={() => {
          dispatch(cookiesAccepted());
          // The button is removed with the notice; without this, the focus would move to the top of the page.
          focusContent();
        }}
      >
        {t('cookies.accept')}
      </Button>
    </Box>
  );
}

/**
 * Sets `--notice` to the height of the notice, at any text size, so that snackbars and scrolling to the focused element
 * stay clear of it.
 */
function trackNoticeHeight(notice: HTMLElement | null) {
  if (!notice) return;
  const size = new ResizeObserver(() =>
    document.documentElement.style.setProperty('--notice', `${notice.offsetHeight + 28}px`),
  );
  size.observe(notice);
  return () => size.disconnect();
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
  maxHeight: 'calc(100vh - 96px)',
  overflowY: 'auto',
  // In a low window it would cover the page, so it is placed above the page.
  [lowWindow]: { position: 'static', transform: 'none', mx: 'auto', my: 1, flex: 'none' },
  '@media print': { display: 'none' },
} as const;
