import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ReactNode } from 'react';
import { t } from '@client/shared/texts/t';
import { menuSlotProps } from '@client/shared/ui/dialog/menuSlotProps';

export interface MenuAction {
  label: string;
  icon: ReactNode;
  disabled?: boolean;
  /** Why the action is disabled. */
  reason?: string;
  /** Whether a toggle is on; undefined for other actions. */
  pressed?: boolean;
  run: () => void;
}

interface ArticleActionMenuProps {
  open: boolean;
  anchor: HTMLElement | null;
  actions: readonly MenuAction[];
  onClose: () => void;
}

/** The menu with the actions for an article, on narrow screens. */
export function ArticleActionMenu({ open, anchor, actions, onClose }: ArticleActionMenuProps) {
  return (
    <Menu open={open} anchorEl={anchor} onClose={onClose} slotProps={menuSlotProps(t('article.actions'))}>
      {actions.map(({ label, icon, disabled = false, reason, pressed, run }) => (
        <MenuItem
          key={label}
          {...(pressed === undefined ? {} : { role: 'menuitemcheckbox', 'aria-checked': pressed })}
          disabled={disabled || reason !== undefined}
          onClick={() => {
            onClose();
            run();
          }}
        >
          <ListItemIcon>{icon}</ListItemIcon>
          {reason === undefined ? (
            label
          ) : (
            <ListItemText primary={label} secondary={reason} sx={{ whiteSpace: 'normal' }} />
          )}
        </MenuItem>
      ))}
    </Menu>
  );
}
