import type { Section } from '@contract/sections';
import MoreVert from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { t } from '@client/shared/texts/t';
import { menuSlotProps } from '@client/shared/ui/dialog/menuSlotProps';

interface SectionAction {
  label: string;
  disabled?: boolean;
  run: () => void;
}

interface SectionMenuProps {
  section: Section;
  actions: readonly SectionAction[];
  onOpen: () => void;
}

/** The menu with the actions on a section. */
export function SectionMenu({ section: { id, name }, actions, onOpen }: SectionMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        size="small"
        data-section={id}
        aria-label={t('sections.actionsOf', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          onOpen();
          setAnchor(event.currentTarget);
        }}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={menuSlotProps(t('sections.actionsOf', { name }))}
      >
        {actions.map(({ label, disabled = false, run }) => (
          <MenuItem
            key={label}
            disabled={disabled}
            onClick={() => {
              setAnchor(null);
              run();
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
