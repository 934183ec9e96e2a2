import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link } from 'react-router-dom';
import { selectIsAdmin, selectSettings, selectUser, selectUserName } from '@client/features/session/sessionSelectors';
import { signOutRequested } from '@client/features/session/sessionSlice';
import { t } from '@client/shared/texts/t';
import { useAppDispatch, useAppSelector } from '@client/shared/redux/hooks';
import { useServices } from '@client/shared/services/useServices';
import { AppearanceChoice } from './AppearanceChoice';
import { menuEntries, type MenuEntry } from './menuEntries';
import { MenuHeading } from './MenuHeading';

const noSettings = { features: {} };

interface AccountMenuItemsProps {
  /** The element that the menu is attached to; null while it is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** The account menu: admin section, account pages, appearance, sign-out. */
export function AccountMenuItems({ anchor, onClose }: AccountMenuItemsProps) {
  const { leaveGuards } = useServices();
  const dispatch = useAppDispatch();
  const name = useAppSelector(selectUserName);
  const user = useAppSelector(selectUser);
  const isAdmin = useAppSelector(selectIsAdmin);
  const settings = useAppSelector(selectSettings);
  const { admin, account } = menuEntries(isAdmin, settings ?? noSettings);
  const item = ({ path, text }: MenuEntry) => (
    <MenuItem key={path} component={Link} to={path} onClick={onClose}>
      {t(text)}
    </MenuItem>
  );
  return (
    <Menu
      anchorEl={anchor}
      // Without a portal, so that the menu is inside the header's landmark.
      disablePortal
      open={anchor !== null}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { sx: { width: 272, mt: 1 } } }}
    >
      <Box component="li" role="presentation" sx={{ px: 2.75, pt: 0.5, pb: 1.25 }}>
        <Box sx={{ typography: 'subtitle2' }}>{name}</Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          <div>{settings?.departmentName}</div>
          <div>{user?.uid}</div>
        </Box>
      </Box>
      <Divider component="li" role="presentation" />
      {admin.length > 0 ? <MenuHeading text={t('shell.admin')} /> : null}
      {admin.map(item)}
      {account.length > 0 ? <MenuHeading text={t('shell.myAccount')} /> : null}
      {account.map(item)}
      <AppearanceChoice />
      <Divider component="li" role="presentation" sx={{ my: 0.5 }} />
      <MenuItem
        onClick={() => {
          onClose();
          leaveGuards.leave(() => dispatch(signOutRequested()));
        }}
      >
        {t('shell.signOut')}
      </MenuItem>
    </Menu>
  );
}
