import MoreVert from '@mui/icons-material/MoreVert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { lazyComponent } from '@client/shared/lazy/lazyComponent';
import { t } from '@client/shared/texts/t';
import { useIsNarrow } from '@client/shared/ui/layout/useIsNarrow';
import type { MenuAction } from './ArticleMenuItems';

const ArticleMenuItems = lazyComponent(async () => (await import('./ArticleMenuItems')).ArticleMenuItems, {
  dialog: true,
  prefetch: true,
});

interface ArticleAction extends MenuAction {
  /** The key that runs the action. */
  shortcut?: string;
}

/** What can be done with an article: buttons beside each other, a menu on small screens. */
export function ArticleActions({ actions }: { actions: readonly ArticleAction[] }) {
  const narrow = useIsNarrow();
  if (narrow) {
    // A key presses what is on the page: what has one is not in the menu.
    const [atHand, others] = [actions.filter(({ shortcut }) => shortcut), actions.filter(({ shortcut }) => !shortcut)];
    return (
      <>
        {atHand.map(({ label, icon, disabled = false, shortcut, run }) => (
          <IconButton
            key={label}
            size="small"
            aria-label={label}
            aria-keyshortcuts={shortcut}
            disabled={disabled}
            onClick={run}
          >
            {icon}
          </IconButton>
        ))}
        <ActionMenu actions={others} />
      </>
    );
  }
  return actions.map(({ label, icon, disabled = false, shortcut, run }) => (
    <Button
      key={label}
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

function ActionMenu({ actions }: { actions: readonly ArticleAction[] }) {
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
      <ArticleMenuItems open={anchor !== null} anchor={anchor} actions={actions} onClose={() => setAnchor(null)} />
    </>
  );
}
