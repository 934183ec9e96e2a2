import MoreVert from '@mui/icons-material/MoreVert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useState, type ReactElement } from 'react';
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
  /** True if it is in the menu also where other actions are buttons. */
  inMenu?: boolean;
}

/** A disabled action with a reason keeps the focus, so that the keyboard reaches the reason. */
const stateOf = ({ disabled = false, reason, pressed, run }: ArticleAction) => ({
  'aria-pressed': pressed,
  ...(reason === undefined
    ? { disabled, onClick: run }
    : { 'aria-disabled': true, disableRipple: true, sx: { '&, &:hover': { color: 'action.disabled' } } }),
});

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
        {actions.map(({ label, disabled = false, reason, shortcut, run }) =>
          shortcut === undefined ? null : (
            <button
              key={label}
              hidden
              aria-keyshortcuts={shortcut}
              disabled={disabled || reason !== undefined}
              onClick={run}
            >
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
        {buttons.map((action) =>
          withReason(
            action,
            <IconButton
              key={keyOf(action)}
              size="small"
              aria-label={action.label}
              aria-keyshortcuts={action.shortcut}
              {...stateOf(action)}
            >
              {action.icon}
            </IconButton>,
          ),
        )}
        <ActionMenuButton actions={menuEntries} />
      </>
    );
  }
  const menuEntries = actions.filter(({ inMenu }) => inMenu);
  return (
    <>
      {actions
        .filter((action) => !menuEntries.includes(action))
        .map((action) =>
          withReason(
            action,
            <Button
              key={keyOf(action)}
              size="small"
              variant="outlined"
              color="inherit"
              startIcon={action.icon}
              aria-keyshortcuts={action.shortcut}
              {...stateOf(action)}
            >
              {action.label}
            </Button>,
          ),
        )}
      {menuEntries.length > 0 ? <ActionMenuButton actions={menuEntries} /> : null}
    </>
  );
}

/** The label of an action with a shortcut may change, which must not take the focus away. */
const keyOf = ({ shortcut, label }: ArticleAction): string => shortcut ?? label;

function withReason(action: ArticleAction, button: ReactElement) {
  if (action.reason === undefined) return button;
  return (
    <Tooltip key={keyOf(action)} title={action.reason} describeChild>
      {button}
    </Tooltip>
  );
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
