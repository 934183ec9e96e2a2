// The looks of what stands in many rows, for the list to give once: there it is plain elements, as a component of MUI for each
// makes lists slow to open and to drag.

/** A button of one icon, in a box of 24. */
export const iconLook = {
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

/** In pixels: the box, how far the track is from its edges, what slides in it, and by how much it slides. */
interface Slide {
  width: number;
  height: number;
  track: number;
  thumb: number;
  way: number;
}

/** A box that is a switch: its track and what slides in it are drawn on the box itself. */
export const slideLook = ({ width, height, track, thumb, way }: Slide) =>
  ({
    '& input': { position: 'relative', width, height, borderRadius: `${height / 2}px` },
    '& input::before, & input::after': {
      content: '""',
      position: 'absolute',
      boxSizing: 'border-box',
      border: '1px solid #76828b', // where colours are forced, it is all that is seen
      borderRadius: `${height / 2}px`,
      transition: 'transform 150ms, background-color 150ms',
    },
    '& input::before': { inset: `${track}px` },
    '& input::after': {
      left: `${(height - thumb) / 2}px`,
      top: `${(height - thumb) / 2}px`,
      width: thumb,
      height: thumb,
      bgcolor: '#76828b',
    },
    '& input:checked::before': { bgcolor: 'primary.main', borderColor: 'primary.main' },
    '& input:checked::after': { bgcolor: '#fff', borderColor: '#fff', transform: `translateX(${way}px)` },
    '& input:disabled::before, & input:disabled::after': { opacity: 0.38 },
  }) as const;

const small = slideLook({ width: 40, height: 24, track: 3, thumb: 14, way: 16 });

/** A label around a small switch and its word. */
export const switchLook = {
  ...small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  typography: 'body2',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  '& input': { ...small['& input'], appearance: 'none', flex: 'none', m: 0, cursor: 'inherit' },
} as const;
