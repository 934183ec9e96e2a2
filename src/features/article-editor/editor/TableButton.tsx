import type { Editor } from '@tiptap/core';
import BorderAll from '@mui/icons-material/BorderAll';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { t } from '@client/shared/texts/t';
import { menuSlotProps } from '@client/shared/ui/dialog/menuSlotProps';
import { tableActions } from './editorActions';

/** Opens the menu for the rows and columns of the table that has the cursor. */
export function TableButton({ editor }: { editor: Editor }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = t('editor.tableChange');
  return (
    <>
      <IconButton
        size="small"
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onMouseDown={(event) => event.preventDefault()}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ borderRadius: 0.75, bgcolor: 'soft', color: 'primary.main' }}
      >
        <BorderAll />
      </IconButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        disableRestoreFocus
        slotProps={menuSlotProps(label)}
      >
        {tableActions.map((action) => (
          <MenuItem
            key={action.label}
            onClick={() => {
              setAnchor(null);
              action.run(editor);
            }}
          >
            {t(action.label)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
