import { layout } from '@contract/limits';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { selectShowsNotifications } from '@client/features/session/sessionSelectors';
import { selectCookiesAccepted } from '@client/features/preferences/preferencesSlice';
import { lazyComponent } from '@client/shared/lazy/lazyComponent';
import { useAppSelector } from '@client/shared/redux/hooks';
import { useFocusOnNavigation } from '../useFocusOnNavigation';
import { AlertBanner } from './AlertBanner';
import { Footer } from './Footer';
import { Header } from './Header';
import { OfflineNotice } from './OfflineNotice';
import { RequestedEmailDialog } from './RequestedEmailDialog';
import { RequestedShareDialog } from './RequestedShareDialog';
import { SideNavigation } from './SideNavigation';
import { Shortcuts } from './Shortcuts';
import { SkipLink } from './SkipLink';
import { WelcomeTour } from './WelcomeTour';

const CookieConsent = lazyComponent(async () => (await import('./CookieConsent')).CookieConsent);

const NotificationsDrawer = lazyComponent(async () => (await import('./NotificationsDrawer')).NotificationsDrawer, {
  dialog: true,
  prefetch: true,
});

/** The layout of every page that needs sign-in: header, drawers, content, footer, and floating elements. */
export function Shell({ children }: { children: ReactNode }) {
  const wide = useMediaQuery(`(min-width: ${layout.wide + 1}px)`, { noSsr: true });
  const { pathname } = useLocation();
  // On wide screens the drawer is open until it is closed; on narrow screens it is closed until it is opened, and
  // closes on navigation.
  const [closedWide, setClosedWide] = useState(false);
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const [notificationsOpen, setNotificationsOpen] = useState(false);
  const withNotifications = useAppSelector(selectShowsNotifications);
  const cookiesKnown = useAppSelector(selectCookiesAccepted);
  useFocusOnNavigation();

  const open = wide ? !closedWide : openedAt === pathname;
  const toggle = () => (wide ? setClosedWide(!closedWide) : setOpenedAt(open ? null : pathname));

  return (
    <Box sx={{ minHeight: '100vh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink />
      {cookiesKnown ? null : <CookieConsent />}
      <Header
        drawerOpen={open}
        onToggleDrawer={toggle}
        onNotifications={withNotifications ? () => setNotificationsOpen(true) : null}
      />
      <Box sx={{ flex: 1, display: 'flex', alignItems: 'stretch' }}>
        <SideNavigation wide={wide} open={open} onClose={() => setOpenedAt(null)} />
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
          <Box component="main" id="content" tabIndex={-1} sx={content}>
            {children}
          </Box>
          <Footer />
        </Box>
      </Box>
      {withNotifications ? (
        <NotificationsDrawer open={notificationsOpen} onClose={() => setNotificationsOpen(false)} />
      ) : null}
      <RequestedEmailDialog />
      <RequestedShareDialog />
      <AlertBanner />
      <OfflineNotice />
      <WelcomeTour />
      <Shortcuts />
    </Box>
  );
}

const content = {
  flex: 1,
  width: '100%',
  maxWidth: layout.content,
  mx: 'auto',
  boxSizing: 'border-box',
  px: { xs: 2, sm: 3 },
  py: 3,
  outline: 'none',
  // Hides the footer while skeletons are shown, because loaded content would push it down. It stays focusable.
  '&:has(.MuiSkeleton-root) + footer:not(:focus-within)': { opacity: 0 },
  // From here on the content has its maximum width, which the specification defines without padding.
  '@media (min-width: 1116px)': { px: 0 },
  '@media print': { maxWidth: 'none', p: 0 },
} as const;
