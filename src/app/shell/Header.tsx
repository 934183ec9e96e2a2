import { layout } from '@contract/limits';
import MenuOpenOutlined from '@mui/icons-material/MenuOpenOutlined';
import MenuOutlined from '@mui/icons-material/MenuOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { selectFeature, selectSettings } from '@client/features/session/sessionSelectors';
import { lazyComponent } from '@client/shared/lazy/lazyComponent';
import { t } from '@client/shared/texts/t';
import { paths } from '@client/shared/navigation/paths';
import { useAppSelector } from '@client/shared/redux/hooks';
import { BrandMark } from '@client/shared/ui/layout/BrandMark';
import { AccountMenu } from './AccountMenu';
import { BackToTop } from './BackToTop';
import { HeaderSearch } from './HeaderSearch';

/** Lazy, because few departments have notifications. */
const NotificationsButton = lazyComponent(async () => (await import('./NotificationsButton')).NotificationsButton);

interface HeaderProps {
  drawerOpen: boolean;
  onToggleDrawer: () => void;
  /** Null if the feature flag is off. */
  onNotifications: (() => void) | null;
}

/** The header: drawer toggle, logo, search, notifications, and account menu. */
export function Header({ drawerOpen, onToggleDrawer, onNotifications }: HeaderProps) {
  const settings = useAppSelector(selectSettings);
  const workspaces = useAppSelector(selectFeature('workspaces'));
  const name = settings?.departmentName ?? t('app.name');
  const logo = settings?.theme.logo;
  return (
    <Box component="header" sx={bar}>
      <IconButton
        title={t(drawerOpen ? 'shell.closeTopics' : 'shell.openTopics')}
        aria-label={t(drawerOpen ? 'shell.closeTopics' : 'shell.openTopics')}
        aria-expanded={drawerOpen}
        onClick={onToggleDrawer}
      >
        {drawerOpen ? <MenuOpenOutlined /> : <MenuOutlined />}
      </IconButton>
      <Link
        component={RouterLink}
        to={paths.home()}
        underline="none"
        aria-label={`${name}, ${t('shell.home')}`}
        sx={{ flex: 'none', display: 'flex' }}
      >
        <BrandMark height={28} logo={logo?.url ?? null} name={t('app.name')} compact />
      </Link>
      <Box sx={middle}>
        <HeaderSearch />
        <BackToTop />
      </Box>
      {workspaces ? (
        <Button component={RouterLink} to={paths.workspaces()} color="inherit" sx={wideOnly}>
          {t('shell.workspaces')}
        </Button>
      ) : null}
      {onNotifications ? <NotificationsButton onOpen={onNotifications} /> : null}
      <AccountMenu />
    </Box>
  );
}

/** With room for Back to top at its end; on phones, the search gives way to it. */
const middle = {
  flex: 1,
  display: 'flex',
  justifyContent: { xs: 'flex-end', sm: 'center' },
  alignItems: 'center',
  position: 'relative',
  minWidth: 0,
  px: { sm: 6 },
} as const;

/** Hidden on narrow screens; the drawer has the link there. */
const wideOnly = { display: { xs: 'none', sm: 'inline-flex' } } as const;

const bar = {
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 1, sm: 2 },
  height: layout.header,
  boxSizing: 'border-box',
  px: { xs: 1, sm: 2 },
  bgcolor: 'background.paper',
  borderTop: 3,
  borderTopColor: 'brand.primary',
  borderBottom: 1,
  borderBottomColor: 'divider',
  '@media print': { display: 'none' },
} as const;
