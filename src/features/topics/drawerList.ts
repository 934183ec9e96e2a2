/**
 * The look of the drawer's rows, given once to their list: thousands of rows stay plain elements, which a component each would
 * make slow to open.
 */
export const drawerList = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li': { contentVisibility: 'auto', containIntrinsicSize: 'auto 34px' },
  '& > li > *': {
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
  },
  '& > li > *:hover': { bgcolor: 'action.hover' },
  '& > li > [aria-current]': { bgcolor: 'soft' },
  '& .name': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& button .name': { fontWeight: 500, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .count': { typography: 'caption', color: 'text.secondary' },
  '& .icon': { flex: 'none', width: 24, height: 24, borderRadius: '6px', objectFit: 'cover' },
  '& span.icon': { display: 'grid', placeItems: 'center', bgcolor: 'quiet', color: 'text.secondary' },
  '& svg': { flex: 'none', width: 16, height: 16, fill: 'currentColor' },
  '& .open': { width: 18, height: 18, mr: -0.5, color: 'text.secondary' },
  '& .bell': { color: 'primary.main' },
} as const;
