import CheckBox from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { createContext, use, type ReactNode, type SyntheticEvent } from 'react';
import { Link as RouterLink } from 'react-router-dom';

/** Inside the menu of a bar: closes the menu, and then runs the action. Null in the bar itself. */
export const BarMenuContext = createContext<((action: () => void) => void) | null>(null);

interface BarActionProps {
  icon: ReactNode;
  label: string;
  /** Absent for a link. */
  onClick?: () => void;
  /** The path of a link, and its location state. */
  to?: string;
  state?: unknown;
  busy?: boolean;
  /** The keyboard shortcut of the action. */
  shortcut?: string | undefined;
  /** Why the action isn't available now, or empty; null or absent if it is. */
  reason?: string | null;
  /** Of an action that is switched on or off; only in menus. */
  checked?: boolean;
  /** The dialog that the action has opened. */
  dialog?: ReactNode;
}

/** An action of the bar above a list: a button, or an entry of the bar's menu (`BarMenu`). */
export function BarAction(props: BarActionProps) {
  const isInMenu = use(BarMenuContext) !== null;
  return isInMenu ? <BarMenuItem {...props} /> : <BarButton {...props} />;
}

function BarButton({ icon, label, onClick, to, state, busy = false, shortcut, reason = null, dialog }: BarActionProps) {
  const link = to === undefined ? {} : { component: RouterLink, to, state };
  return (
    <>
      <Tooltip title={reason ?? ''} describeChild>
        <Button
          size="small"
          color="inherit"
          startIcon={icon}
          aria-busy={busy}
          aria-keyshortcuts={shortcut}
          // Not `disabled`: it keeps the focus after its dialog, and the keyboard reaches the reason.
          aria-disabled={reason === null ? undefined : true}
          disableRipple={reason !== null}
          onClick={reason === null ? onClick : undefined}
          sx={reason === null ? undefined : inert}
          {...link}
        >
          {label}
        </Button>
      </Tooltip>
      {dialog}
    </>
  );
}

function BarMenuItem({ icon, label, onClick, to, state, shortcut, reason = null, checked, dialog }: BarActionProps) {
  const run = use(BarMenuContext);
  const link = to === undefined ? {} : { component: RouterLink, to, state };
  const toggle = checked === undefined ? {} : { role: 'menuitemcheckbox', 'aria-checked': checked };
  return (
    <>
      <MenuItem
        disabled={reason !== null}
        aria-keyshortcuts={shortcut}
        onClick={() => run?.(() => onClick?.())}
        {...toggle}
        {...link}
      >
        <ListItemIcon>
          {checked === undefined ? icon : checked ? <CheckBox color="primary" /> : <CheckBoxOutlineBlank />}
        </ListItemIcon>
        <ListItemText primary={label} secondary={reason === '' ? null : reason} />
      </MenuItem>
      {dialog ? (
        // The menu is an ancestor of the dialog in React's tree, and would take its keys.
        <Box role="none" sx={{ display: 'contents' }} onKeyDown={stop} onClick={stop}>
          {dialog}
        </Box>
      ) : null}
    </>
  );
}

const stop = (event: SyntheticEvent): void => event.stopPropagation();

const inert = { cursor: 'default', '&, &:hover': { color: 'action.disabled', bgcolor: 'transparent' } } as const;
