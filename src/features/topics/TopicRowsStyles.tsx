import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import { narrowQuery } from '@client/shared/ui/layout/useIsNarrow';
import { iconButtonStyles, switchStyles } from '@client/shared/list/rowStyles';

/** The drag handle, for keyboard and touch. */
const grip = {
  position: 'absolute',
  top: 12,
  left: 8,
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: '6px',
  color: 'text.secondary',
  // Touching the handle drags; touching the rest of the row scrolls.
  touchAction: 'none',
  outlineOffset: -2,
  '@media (pointer: coarse)': { '&::after': { content: '""', position: 'absolute', inset: '-8px -4px -8px -8px' } },
} as const;

/** The invisible element of a row whose rectangle is the row's position during a drag. */
const anchor = {
  position: 'absolute',
  insetBlock: '0 -1px',
  left: 0,
  width: 36,
  visibility: 'hidden',
  pointerEvents: 'none',
} as const;

/** The width of the switch with either label, so that the other controls don't move. */
const switchWidth = 122;

/** The line of a row: name and controls. */
const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 1,
  py: 0.75,
  minHeight: 52,
  flexWrap: 'wrap',
  '&[data-dragged]': { pl: 5 },
  '&[data-dragged=true]': { cursor: 'grab' },
  '& > .names': { flex: '1 1 200px', minWidth: 0 },
  '& > .names > a': {
    typography: 'subtitle2',
    display: 'block',
    overflowWrap: 'anywhere',
    color: 'text.primary',
    textDecoration: 'none',
  },
  '& > .names > a:hover': { textDecoration: 'underline' },
  '& > .names > p': {
    m: 0,
    typography: 'caption',
    color: 'text.secondary',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& > .actions': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'end',
    alignItems: 'center',
    gap: 0.5,
    ml: 'auto',
  },
  '& .icon': iconButtonStyles,
  '& span.icon': { visibility: 'hidden' },
  '& .icon[aria-expanded] > svg': { transition: 'rotate 120ms' },
  '& .icon[aria-expanded=false]:not([aria-haspopup]) > svg': { rotate: '-90deg' },
  '& .icon[aria-pressed=true] > svg': { color: 'warning.main' },
  '& .switch': { ...switchStyles, minWidth: switchWidth },
} as const;

/** Rows: one box with separators. */
const rows = {
  listStyle: 'none',
  m: 0,
  p: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  '& > li': { boxSizing: 'border-box', bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' },
  '& > li:last-of-type': { borderBottom: 0 },
  '& > li > .anchor': anchor,
  '& > li > .grip': grip,
  '& > li > .line': line,
} as const;

/** Cards, on narrow screens. */
const cards = {
  border: 0,
  borderRadius: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1,
  overflow: 'visible',
  '& > li, & > li:last-of-type': { border: 1, borderColor: 'divider', borderRadius: 1 },
} as const;

/** The class name of a list of topics: rows, or cards on narrow screens. */
export const topicRows = 'topic-rows';
/** The selector of the topics' links, which the keys j and k move through. */
export const topicLinks = '.names > a';

const listStyles = (theme: Theme) => ({
  [`.${topicRows}`]: theme.unstable_sx({ ...rows, [`@media ${narrowQuery}`]: cards }),
});

/**
 * The global styles of topic lists; a component of its own beside the list, so that they aren't computed again when the
 * list renders.
 */
export function TopicRowsStyles() {
  return <GlobalStyles styles={listStyles} />;
}
