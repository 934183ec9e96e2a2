import { layout } from '@contract/limits';
import ChromeReaderModeOutlined from '@mui/icons-material/ChromeReaderModeOutlined';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { t } from '@client/shared/texts/t';
import { EmptyState } from '@client/shared/ui/feedback/EmptyState';
import { ReadingPaneContext, type ReadingPaneState } from './readingPane';

interface ReadingPaneColumnsProps {
  /** Null if the pane is off: then there is only the list. */
  pane: ReadingPaneState | null;
  /** The list. */
  children: ReactNode;
}

/** A list of articles at the left, and at the right the article that was chosen in it. */
export function ReadingPaneColumns({ pane, children }: ReadingPaneColumnsProps) {
  if (!pane) return children;
  const { path, list, listPage, region, show, open, close, Content } = pane;
  return (
    <ReadingPaneContext value={pane}>
      <Box ref={trackBarHeight} sx={columns}>
        <Box sx={{ minWidth: 0 }}>{children}</Box>
        <Box component="section" aria-label={t('readingPane.title')} ref={region} tabIndex={0} sx={article}>
          {path === null ? (
            <EmptyState
              icon={<ChromeReaderModeOutlined />}
              title={t('readingPane.choose')}
              text={t('readingPane.chooseHow')}
            />
          ) : (
            <Content
              key={path}
              path={path}
              list={list}
              listPage={listPage}
              onShow={show}
              onOpen={open}
              onClose={close}
            />
          )}
        </Box>
      </Box>
    </ReadingPaneContext>
  );
}

const columns = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'minmax(320px, 2fr) minmax(0, 3fr)',
  alignItems: 'start',
} as const;

/** Sets `--bar` to the height of the list's bar, which has two lines if its controls don't fit into one. */
function trackBarHeight(columns: HTMLElement | null) {
  const bar = document.querySelector<HTMLElement>('[data-list-bar]');
  if (!columns || !bar) return;
  const size = new ResizeObserver(() => columns.style.setProperty('--bar', `${bar.offsetHeight}px`));
  size.observe(bar);
  return () => size.disconnect();
}

/** Below the header and the list's bar, which stay in place while the list scrolls. */
const top = `${layout.header + 8}px + var(--bar, 44px)`;

const article = {
  position: 'sticky',
  top: `calc(${top})`,
  height: `calc(100vh - (${top} + 16px))`,
  minHeight: 240,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  boxSizing: 'border-box',
  // Room for the focus rings of controls at its edges.
  px: 0.5,
  mx: -0.5,
} as const;
