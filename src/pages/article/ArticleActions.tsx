import { layout } from '@contract/limits';
import MoreVert from '@mui/icons-material/MoreVert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState, type ReactNode } from 'react';
import { t } from '@client/shared/lib/texts/t';

export interface ArticleAction {
  label: string;
  icon: ReactNode;
  disabled?: boolean;
  run: () => void;
}

/** What can be done with an article: buttons beside each other, a menu on small screens. */
export function ArticleActions({ actions }: { actions: readonly ArticleAction[] }) {
  const small = useMediaQuery(`(max-width: ${layout.mobile}px)`, { noSsr: true });
  if (small) return <ActionMenu actions={actions} />;
  return actions.map(({ label, icon, disabled = false, run }) => (
    <Button
      key={label}
      size="small"
      variant="outlined"
      color="inherit"
      startIcon={icon}
      disabled={disabled}
      onClick={run}
    >
      {label}
    </Button>
  ));
}

function ActionMenu({ actions }: { actions: readonly ArticleAction[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        size="small"
        aria-label={t('article.actions')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVert />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        {actions.map(({ label, icon, disabled = false, run }) => (
          <MenuItem
            key={label}
            disabled={disabled}
            onClick={() => {
              close();
              run();
            }}
          >
            <ListItemIcon>{icon}</ListItemIcon>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
