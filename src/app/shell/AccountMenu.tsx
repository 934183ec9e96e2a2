import KeyboardArrowDownOutlined from '@mui/icons-material/KeyboardArrowDownOutlined';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { selectIsAdmin, selectSettings, selectUser, selectUserName } from '@client/features/session/sessionSelectors';
import { signOutRequested } from '@client/features/session/sessionSlice';
import { t } from '@client/shared/lib/texts/t';
import { useAppDispatch, useAppSelector } from '@client/shared/redux/hooks';
import { AppearanceChoice } from './AppearanceChoice';
import { menuEntries, type MenuEntry } from './menuEntries';

const noFlags = {};

/** The right menu, behind the person's name. */
export function AccountMenu() {
  const dispatch = useAppDispatch();
  const name = useAppSelector(selectUserName);
  const user = useAppSelector(selectUser);
  const isAdmin = useAppSelector(selectIsAdmin);
  const settings = useAppSelector(selectSettings);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { admin, account } = menuEntries(isAdmin, settings?.features ?? noFlags);
  const close = () => setAnchor(null);
  const item = ({ path, text }: MenuEntry) => (
    <MenuItem key={path} component={Link} to={path} onClick={close}>
      {t(text)}
    </MenuItem>
  );
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={t('shell.account', { name })}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ flex: 'none', gap: 1, minWidth: 0, px: 1 }}
      >
        <Avatar sx={avatar}>{initialsOf(name)}</Avatar>
        <Box
          component="span"
          sx={{
            display: { xs: 'none', md: 'block' },
            maxWidth: 180,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {name}
        </Box>
        <KeyboardArrowDownOutlined
          sx={{ fontSize: 18, color: 'text.secondary', display: { xs: 'none', sm: 'block' } }}
        />
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { sx: { width: 272, mt: 1 } } }}
      >
        <Box component="li" role="presentation" sx={{ px: 2.25, pt: 0.5, pb: 1.25 }}>
          <Box sx={{ typography: 'subtitle2' }}>{name}</Box>
          <Box sx={{ typography: 'caption', color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {[settings?.departmentName, user?.uid].filter(Boolean).join(' · ')}
          </Box>
        </Box>
        <Divider component="li" role="presentation" />
        {admin.length > 0 ? <Heading text={t('shell.admin')} /> : null}
        {admin.map(item)}
        {account.length > 0 ? <Heading text={t('shell.myAccount')} /> : null}
        {account.map(item)}
        <AppearanceChoice />
        <Divider component="li" role="presentation" sx={{ my: 0.5 }} />
        <MenuItem onClick={() => dispatch(signOutRequested())}>{t('shell.signOut')}</MenuItem>
      </Menu>
    </>
  );
}

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((part) => [...part][0]?.toUpperCase() ?? '')
    .join('');

function Heading({ text }: { text: string }) {
  return (
    <ListSubheader
      role="presentation"
      disableSticky
      sx={{ typography: 'overline', color: 'text.secondary', px: 2.25, pt: 1, bgcolor: 'transparent' }}
    >
      {text}
    </ListSubheader>
  );
}

const avatar = {
  width: 30,
  height: 30,
  fontSize: '0.75rem',
  fontWeight: 640,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
} as const;
