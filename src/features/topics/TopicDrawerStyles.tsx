import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import { folderIconPath } from './folderIconPath';

export const drawerClass = 'topic-drawer';

/** A row of a list: a link or a button. */
const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  width: '100%',
  boxSizing: 'border-box',
  px: 1.5,
  py: 0.75,
  border: 0,
  borderRadius: '6px',
  bgcolor: 'transparent',
  color: 'text.primary',
  typography: 'body2',
  textAlign: 'left',
  textDecoration: 'none',
  cursor: 'pointer',
  outlineOffset: -2,
} as const;

const chevron = 'M10 6 8.59 7.41 13.17 12l-4.58 4.59L10 18l6-6z';

/** An icon in the text color, by clip path, from an SVG path with a 24-unit view box. */
const maskedIcon = (path: string, size: number) =>
  ({
    content: '""',
    width: 24,
    height: 24,
    m: `${(size - 24) / 2}px`,
    transform: `scale(${size / 24})`,
    bgcolor: 'currentColor',
    clipPath: `path("${path}")`,
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', bgcolor: 'ButtonText' },
  }) as const;

const drawer = {
  px: 1,
  py: 1.5,
  '& [role="group"]': { mb: 2 },
  '& .head': { display: 'flex', alignItems: 'baseline', px: 1.5, mb: 0.5 },
  '& .head > h2': { flex: 1, m: 0, typography: 'overline', color: 'text.secondary' },
  '& h2 > a': { color: 'inherit', textDecoration: 'none' },
  '& h2 > a:hover': { textDecoration: 'underline' },
  '& .head > span': { typography: 'caption', color: 'text.secondary' },
  '& .back': {
    ...row,
    width: 'auto',
    minHeight: 30,
    gap: 1,
    mb: 0.5,
    ml: 0.5,
    px: 1,
    py: 0.5,
    borderRadius: 1,
    typography: 'button',
    fontSize: '0.8125rem',
    color: 'text.secondary',
  },
  '& .back:hover': { bgcolor: 'quiet' },
  '& .back > svg': { width: 18, height: 18, fill: 'currentColor' },
  '& .category': { m: 0, mb: 1, px: 1.5, typography: 'h3', overflowWrap: 'anywhere' },
  '& p': { m: 0, px: 1.5, typography: 'body2', color: 'text.secondary' },
  '& ul': { listStyle: 'none', m: 0, p: 0 },
  '& li': { contentVisibility: 'auto', containIntrinsicSize: 'auto 34px' },
  '& li > *': row,
  '& li > *:hover': { bgcolor: 'action.hover' },
  '& li > [aria-current]': { bgcolor: 'soft' },
  '& .name': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& button > .name': { fontWeight: 500 },
  '& .count': { typography: 'caption', color: 'text.secondary' },
  '& .icon': { flex: 'none', width: 24, height: 24, borderRadius: '6px', objectFit: 'cover' },
  '& span.icon': { display: 'grid', placeItems: 'center', bgcolor: 'quiet', color: 'text.secondary' },
  '& span.icon::before': maskedIcon(folderIconPath, 16),
  '& li > button::after': { ...maskedIcon(chevron, 18), mr: '-7px', flex: 'none', color: 'text.secondary' },
  '& .bell': { flex: 'none', width: 16, height: 16, fill: 'currentColor', color: 'primary.main' },
} as const;

const drawerStyles = (theme: Theme) => ({ [`.${drawerClass}`]: theme.unstable_sx(drawer) });

/**
 * The styles of the topics drawer, rendered by the component that opens the drawer, so that they aren't computed at
 * each opening. The drawer has plain elements, because a styled component per row would make it slow to open.
 */
export function TopicDrawerStyles() {
  return <GlobalStyles styles={drawerStyles} />;
}
