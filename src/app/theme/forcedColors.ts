import type { CSSObject } from '@mui/material/styles';

/** What is chosen, current or under what is dragged. Its parts have no ground of their own, so that they do not cover the one below. */
const chosen = [
  '[role=tab][aria-selected=true]',
  '[aria-pressed=true]',
  '[aria-checked=true]',
  '[role=radiogroup] label:has(:checked)',
  ':not([aria-multiselectable=true]) > [role=option][aria-selected=true]',
  ':is(a, button)[aria-current]',
  '[aria-current=step] .number',
  ':is(.MuiMenuItem-root, .MuiListItemButton-root).Mui-selected',
  '[data-drop-category][data-over=true]',
];
/** What is seen by nothing but its ground: the part that has slid, or how far something has come. */
const filled = [
  '[role=switch]:checked::after',
  '.MuiSwitch-switchBase.Mui-checked .MuiSwitch-thumb',
  '.MuiLinearProgress-bar',
];
/** What has a ground and no line around it. */
const boxes = 'Chip Alert SnackbarContent Tooltip-tooltip Badge-badge Skeleton Fab LinearProgress'
  .split(' ')
  .map((name) => `.Mui${name.includes('-') ? name : `${name}-root`}`);

/**
 * Where the system forces its colours (high contrast), grounds and shadows are none: what they tell is told by lines and by
 * the system's own colours for it. Before a class's own rules, whatever their order: `:root`.
 */
export const forcedColors: CSSObject = {
  '@media (forced-colors: active)': {
    [`:root :is(${chosen.join(', ')})`]: {
      forcedColorAdjust: 'none',
      color: 'HighlightText !important',
      backgroundColor: 'Highlight !important',
      '& *': { color: 'inherit !important', backgroundColor: 'transparent !important' },
    },
    // A pseudo-element cannot stand inside of `:is()`.
    [filled.map((part) => `:root ${part}`).join(', ')]: {
      forcedColorAdjust: 'none',
      backgroundColor: 'Highlight !important',
    },
    [`:root :is(${boxes.join(', ')}, .MuiDrawer-paper, .notistack-MuiContent)`]: { border: '1px solid' },
    ':root .MuiButton-root': { border: '1px solid ButtonBorder' },
    ':root .MuiButton-contained': { borderWidth: 3 },
    ':root .MuiButton-root.Mui-disabled': { borderColor: 'GrayText' },
    ':root .MuiTableRow-root.Mui-selected, :root [data-chosen]': {
      outline: '2px solid',
      outlineOffset: -2,
    },
  },
};
