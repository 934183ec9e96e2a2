import KeyboardArrowDownOutlined from '@mui/icons-material/KeyboardArrowDownOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { selectUserName } from '@client/features/session/sessionSelectors';
import { t } from '@client/shared/texts/t';
import { useAppSelector } from '@client/shared/redux/hooks';
import { AccountMenuItems } from './AccountMenuItems';

/** The button with the user's name, and the account menu that it opens. */
export function AccountMenu() {
  const name = useAppSelector(selectUserName);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
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
        <Box aria-hidden sx={avatarStyles}>
          {initialsOf(name)}
        </Box>
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
      <AccountMenuItems anchor={anchor} onClose={() => setAnchor(null)} />
    </>
  );
}

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((part) => [...part][0]?.toUpperCase() ?? '')
    .join('');

const avatarStyles = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '1.875rem',
  height: '1.875rem',
  borderRadius: '50%',
  overflow: 'hidden',
  fontSize: '0.75rem',
  lineHeight: 1,
  fontWeight: 640,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
} as const;
