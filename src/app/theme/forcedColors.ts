import type { CSSObject } from '@mui/material/styles';

/**
 * Selected, current, or drop-target elements. Their children have no background of their own, so that they don't cover
 * it.
 */
const selected = [
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
/** Elements that are visible only by their background color: a switch's thumb, a progress bar. */
const backgroundOnly = [
  '[role=switch]:checked::after',
  '.MuiSwitch-switchBase.Mui-checked .MuiSwitch-thumb',
  '.MuiLinearProgress-bar',
];
/** Components with a background but no border. */
const borderless = 'Chip Alert SnackbarContent Tooltip-tooltip Badge-badge Skeleton Fab LinearProgress'
  .split(' ')
  .map((name) => `.Mui${name.includes('-') ? name : `${name}-root`}`);

/**
 * Styles for forced colors (Windows high contrast), where backgrounds and shadows are removed: borders and system
 * colors show the states instead. `:root` raises the specificity above that of class rules, whatever their order.
 */
export const forcedColors: CSSObject = {
  '@media (forced-colors: active)': {
    [`:root :is(${selected.join(', ')})`]: {
      forcedColorAdjust: 'none',
      color: 'HighlightText !important',
      backgroundColor: 'Highlight !important',
      '& *': { color: 'inherit !important', backgroundColor: 'transparent !important' },
    },
    // Pseudo-elements aren't allowed inside `:is()`.
    [backgroundOnly.map((part) => `:root ${part}`).join(', ')]: {
      forcedColorAdjust: 'none',
      backgroundColor: 'Highlight !important',
    },
    [`:root :is(${borderless.join(', ')}, .MuiDrawer-paper, .notistack-MuiContent)`]: { border: '1px solid' },
    ':root .MuiButton-root': { border: '1px solid ButtonBorder' },
    ':root .MuiButton-contained': { borderWidth: 3 },
    ':root .MuiButton-root.Mui-disabled': { borderColor: 'GrayText' },
    ':root .MuiTableRow-root.Mui-selected, :root [data-chosen]': {
      outline: '2px solid',
      outlineOffset: -2,
    },
  },
};
