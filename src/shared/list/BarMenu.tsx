import './listTexts';
import MoreVert from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { t } from '@client/shared/texts/t';
import { menuSlotProps } from '@client/shared/ui/dialog/menuSlotProps';
import { BarMenuContext } from './BarAction';

/** The menu at the end of a bar with its less frequent actions (`BarAction`). */
export function BarMenu({ children }: { children: ReactNode }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = t('selection.more');
  // The focus is on the button again before an action opens a dialog, which returns it there.
  const closeAndRun = (action: () => void): void => {
    flushSync(() => setAnchor(null));
    action();
  };
  const slotProps = menuSlotProps(label);
  // Not a menu while it is closed: keys of the page do nothing while there is one.
  const listState = { 'data-bar-menu': true, role: anchor ? 'menu' : 'presentation' };
  return (
    <>
      <IconButton
        size="small"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVert />
      </IconButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        // An action's dialog stays open after the menu is closed.
        keepMounted
        slotProps={{ ...slotProps, list: { ...slotProps.list, ...listState } }}
      >
        <BarMenuContext value={closeAndRun}>{children}</BarMenuContext>
      </Menu>
    </>
  );
}
