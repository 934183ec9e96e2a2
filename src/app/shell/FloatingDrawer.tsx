import { layout } from '@contract/limits';
import type { TopicType } from '@contract/topic';
import GlobalStyles from '@mui/material/GlobalStyles';
import Modal from '@mui/material/Modal';
import type { Theme } from '@mui/material/styles';
import { useDeferredValue, useEffect, useEffectEvent, type ReactNode, type Ref } from 'react';
import { Link } from 'react-router-dom';
import { selectFeature } from '@client/features/session/sessionSelectors';
import { TopicDrawer } from '@client/features/topics/TopicDrawer';
import { TopicDrawerStyles } from '@client/features/topics/TopicDrawerStyles';
import { t } from '@client/shared/texts/t';
import { paths } from '@client/shared/navigation/paths';
import { useAppSelector } from '@client/shared/redux/hooks';

interface FloatingDrawerProps {
  open: boolean;
  onClose: () => void;
  types: readonly TopicType[];
}

/**
 * The topics drawer on narrow screens, over the content. MUI's Modal with plain elements that slide in by CSS: MUI's
 * Drawer measures the layout for its transition and takes twice as long to open.
 */
export function FloatingDrawer({ open, onClose, types }: FloatingDrawerProps) {
  const workspaces = useAppSelector(selectFeature('workspaces'));
  return (
    <>
      <TopicDrawerStyles />
      <GlobalStyles styles={drawerStyles} />
      <Modal
        open={open}
        onClose={onClose}
        closeAfterTransition
        className={drawerClass}
        slots={{ root: 'div', backdrop: Backdrop }}
      >
        <SlidingPanel in={open}>
          <nav aria-label={t('shell.topics')}>
            {workspaces ? (
              <Link to={paths.workspaces()} className="entry" onClick={onClose}>
                {t('shell.workspaces')}
              </Link>
            ) : null}
            <AfterPaint>
              <TopicDrawer types={types} onChosen={onClose} />
            </AfterPaint>
          </nav>
        </SlidingPanel>
      </Modal>
    </>
  );
}

/** Renders the children after the first paint, so that the drawer slides in before its content is rendered. */
function AfterPaint({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) ? children : null;
}

/** Durations of the transitions, in milliseconds. */
const enterMs = 225;
const leaveMs = 195;

interface SlidingPanelProps {
  in: boolean;
  children: ReactNode;
  // Passed by the modal:
  ref?: Ref<HTMLDivElement>;
  onEnter?: () => void;
  onExited?: () => void;
  onFocus?: () => void;
}

/** The sliding panel. Calls `onExited` when it has slid out; the modal then unmounts it. */
function SlidingPanel({ in: shown, children, ref, onEnter, onExited, onFocus }: SlidingPanelProps) {
  const entered = useEffectEvent(() => onEnter?.());
  const exited = useEffectEvent(() => onExited?.());
  useEffect(() => {
    if (shown) {
      entered();
      return;
    }
    const timer = setTimeout(exited, leaveMs);
    return () => clearTimeout(timer);
  }, [shown]);
  return (
    <div
      ref={ref}
      role="dialog"
      aria-modal="true"
      aria-label={t('shell.topics')}
      tabIndex={-1}
      onFocus={onFocus}
      data-leaving={shown ? undefined : ''}
    >
      {children}
    </div>
  );
}

/** The backdrop of the drawer. */
function Backdrop({ open, onClick }: { open?: boolean; onClick?: () => void }) {
  return <span aria-hidden onClick={onClick} data-leaving={open ? undefined : ''} />;
}

const drawerClass = 'floating-drawer';

const drawerStyles = (theme: Theme) => {
  const { easeInOut, easeOut, sharp } = theme.transitions.easing;
  return {
    '@keyframes drawer-in': { from: { transform: 'translateX(-100%)' } },
    '@keyframes drawer-out': { to: { transform: 'translateX(-100%)' } },
    '@keyframes scrim-in': { from: { opacity: 0 } },
    '@keyframes scrim-out': { to: { opacity: 0 } },
    [`.${drawerClass}`]: theme.unstable_sx({
      position: 'fixed',
      inset: 0,
      zIndex: 'drawer',
      '& > span': {
        position: 'fixed',
        inset: 0,
        bgcolor: 'rgba(10, 16, 20, 0.5)',
        animation: `scrim-in ${enterMs}ms ${easeInOut}`,
        WebkitTapHighlightColor: 'transparent',
      },
      '& > span[data-leaving]': { animation: `scrim-out ${leaveMs}ms ${easeInOut} forwards` },
      '& > [role=dialog]': {
        position: 'fixed',
        top: 0,
        left: 0,
        width: layout.drawer,
        maxWidth: '88vw',
        height: '100%',
        boxSizing: 'border-box',
        pt: 1,
        overflowY: 'auto',
        bgcolor: 'background.paper',
        color: 'text.primary',
        boxShadow: 16,
        outline: 0,
        animation: `drawer-in ${enterMs}ms ${easeOut}`,
      },
      '& > [role=dialog][data-leaving]': { animation: `drawer-out ${leaveMs}ms ${sharp} forwards` },
      '& .entry': {
        display: 'flex',
        alignItems: 'center',
        minHeight: 44,
        mx: 1,
        px: 1.5,
        borderRadius: 0.75,
        typography: 'subtitle2',
        color: 'text.primary',
        textDecoration: 'none',
      },
      '& .entry:hover': { bgcolor: 'quiet' },
    }),
  };
};
