// Styles that a list gives once to the plain controls of its rows: lists have thousands of rows, and a component of MUI in each
// makes them slow to open and to drag.

/** A button with one icon. */
export const iconButtonStyles = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 30,
  height: 30,
  p: 0,
  border: 0,
  borderRadius: 1,
  bgcolor: 'transparent',
  color: 'text.secondary',
  cursor: 'pointer',
  transition: 'background-color 150ms',
  WebkitTapHighlightColor: 'transparent',
  '&:hover': { color: 'text.primary' },
  '@media (hover: hover)': { '&:hover': { bgcolor: 'action.hover' } },
  '&[aria-disabled="true"]': { opacity: 0.45, cursor: 'default' },
  '& svg': { width: 20, height: 20, fill: 'currentColor' },
} as const;

/** A label around a small switch and its text. It looks like MUI's switch in the theme. */
export const switchStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  typography: 'body2',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  '& input': {
    appearance: 'none',
    position: 'relative',
    flex: 'none',
    width: 40,
    height: 24,
    m: 0,
    borderRadius: '12px',
    cursor: 'inherit',
  },
  '& input::before, & input::after': {
    content: '""',
    position: 'absolute',
    boxSizing: 'border-box',
    border: '1px solid #76828b', // where colors are forced, it is all that is seen
    borderRadius: '12px',
    transition: 'transform 150ms, background-color 150ms',
  },
  '& input::before': { inset: '3px' },
  '& input::after': { left: 5, top: 5, width: 14, height: 14, bgcolor: '#76828b' },
  '& input:checked::before': { bgcolor: 'primary.main', borderColor: 'primary.main' },
  '& input:checked::after': { bgcolor: '#fff', borderColor: '#fff', transform: 'translateX(16px)' },
  '& input:disabled::before, & input:disabled::after': { opacity: 0.38 },
} as const;
