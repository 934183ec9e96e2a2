import MoreVert from '@mui/icons-material/MoreVert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { lazyComponent } from '@client/shared/lazy/lazyComponent';
import { t } from '@client/shared/texts/t';
import { useIsSmallScreen } from '@client/shared/ui/layout/useIsSmallScreen';
import type { MenuAction } from './ArticleActionMenu';

const ArticleActionMenu = lazyComponent(async () => (await import('./ArticleActionMenu')).ArticleActionMenu, {
  dialog: true,
  prefetch: true,
});

interface ArticleAction extends MenuAction {
  /** The keyboard shortcut of the action. */
  shortcut?: string;
}

interface ArticleActionsProps {
  actions: readonly ArticleAction[];
  /** True in a narrow place on a wide screen: there is a menu too. */
  compact?: boolean;
}

/** The actions for an article: a row of buttons, or a menu on small screens. */
export function ArticleActions({ actions, compact = false }: ArticleActionsProps) {
  const isSmall = useIsSmallScreen();
  if (isSmall) {
    return (
      <>
        {/* A shortcut clicks a button of the page, also one that isn't shown. */}
        {actions.map(({ label, disabled = false, shortcut, run }) =>
          shortcut === undefined ? null : (
            <button key={label} hidden aria-keyshortcuts={shortcut} disabled={disabled} onClick={run}>
              {label}
            </button>
          ),
        )}
        <ActionMenuButton actions={actions} />
      </>
    );
  }
  if (compact) {
    // A shortcut clicks a button on the page, so actions with a shortcut must stay outside of the menu.
    const buttons = actions.filter(({ shortcut }) => shortcut);
    const menuEntries = actions.filter(({ shortcut }) => !shortcut);
    return (
      <>
        {buttons.map(({ label, icon, disabled = false, shortcut, run }) => (
          <IconButton
            key={shortcut ?? label}
            size="small"
            aria-label={label}
            aria-keyshortcuts={shortcut}
            disabled={disabled}
            onClick={run}
          >
            {icon}
          </IconButton>
        ))}
        <ActionMenuButton actions={menuEntries} />
      </>
    );
  }
  return actions.map(({ label, icon, disabled = false, shortcut, run }) => (
    <Button
      key={shortcut ?? label}
      size="small"
      variant="outlined"
      color="inherit"
      startIcon={icon}
      disabled={disabled}
      aria-keyshortcuts={shortcut}
      onClick={run}
    >
      {label}
    </Button>
  ));
}

function ActionMenuButton({ actions }: { actions: readonly ArticleAction[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
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
      <ArticleActionMenu open={anchor !== null} anchor={anchor} actions={actions} onClose={() => setAnchor(null)} />
    </>
  );
}
