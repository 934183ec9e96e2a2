import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import { narrowQuery } from '@client/shared/ui/layout/useIsNarrow';
import { iconButtonStyles, switchStyles } from '@client/shared/list/rowStyles';

/** Where a row is taken by key and finger. */
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
  // A finger at it drags; anywhere else in the row it scrolls.
  touchAction: 'none',
  outlineOffset: -2,
  '@media (pointer: coarse)': { '&::after': { content: '""', position: 'absolute', inset: '-8px -4px -8px -8px' } },
} as const;

/** The part of a row that says where the row is while it is dragged. */
const anchor = {
  position: 'absolute',
  insetBlock: '0 -1px',
  left: 0,
  width: 36,
  visibility: 'hidden',
  pointerEvents: 'none',
} as const;

/** With either of its words: what is beside it stays. */
const switchWidth = 122;

/** A row's line: its name, and what can be done with it. */
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

/** One box with lines between the rows. */
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

/** Single cards. */
const cards = {
  border: 0,
  borderRadius: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1,
  overflow: 'visible',
  '& > li, & > li:last-of-type': { border: 1, borderColor: 'divider', borderRadius: 1 },
} as const;

/** The class of a list of topics' rows: lines, and cards where it is narrow. */
export const topicRows = 'topic-rows';
/** The rows' links to their topics, through which j and k walk. */
export const topicLinks = '.names > a';

const look = (theme: Theme) => ({
  [`.${topicRows}`]: theme.unstable_sx({ ...rows, [`@media ${narrowQuery}`]: cards }),
});

/** What lists of topics' rows look like, said once and not worked out anew at each of their changes: beside such a list. */
export function TopicRowsLook() {
  return <GlobalStyles styles={look} />;
}
