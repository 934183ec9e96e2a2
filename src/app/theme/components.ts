import type { Components, Theme } from '@mui/material/styles';
import { forcedColors } from './forcedColors';

/** Too low for a notice that lies over the page. In letters, as larger ones make it taller. */
export const lowWindow = '@media (max-height: 30em)';
export const highWindow = '@media not (max-height: 30em)';

const focus = (theme: Theme) => ({
  outline: `2px solid ${theme.palette.primary.main}`,
  outlineOffset: 2,
});

/** The grey of a switch that is off: 3 : 1 on both grounds. */
const switchLine = '#76828b';

/** How MUI's parts look here: flat, with lines; a shadow only where something floats. */
export const components: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      ':focus-visible': focus(theme),
      // What gets the focus is not behind the header, a form's bar of buttons, or a notice.
      html: { scrollPaddingTop: 80, scrollPaddingBottom: 88, backgroundColor: theme.palette.background.default },
      [highWindow]: { 'html:has([data-notice])': { scrollPaddingBottom: 'var(--notice)' } },
      body: { fontFeatureSettings: '"cv11", "ss03"', textRendering: 'optimizeLegibility' },
      mark: {
        backgroundColor: theme.palette.mode === 'light' ? '#fdeeb0' : '#5c4d12',
        color: theme.palette.text.primary, // what is around it may be paler than its ground allows
        borderRadius: 2,
      },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
          scrollBehavior: 'auto !important',
        },
      },
      ...forcedColors,
      '@media print': { body: { background: '#fff' } },
    }),
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: ({ theme }) => ({ '&.Mui-focusVisible': focus(theme) }) },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { minHeight: 36, paddingInline: 14 },
      sizeSmall: { minHeight: 30, paddingInline: 10, fontSize: '0.8125rem' },
      sizeLarge: { minHeight: 44, paddingInline: 20, fontSize: '0.9375rem' },
      // Under the pointer, on the ground that the colours of text are measured on.
      outlined: ({ theme }) => ({
        borderColor: theme.palette.divider,
        '&:hover': { backgroundColor: theme.palette.quiet },
      }),
      text: ({ theme }) => ({ '&:hover': { backgroundColor: theme.palette.quiet } }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: theme.shape.borderRadius,
        color: theme.palette.text.secondary,
        '&:hover': { color: theme.palette.text.primary },
      }),
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: { backgroundImage: 'none' },
      outlined: ({ theme }) => ({ borderColor: theme.palette.divider }),
    },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.palette.divider}`,
        boxShadow: '0 24px 64px rgba(10, 16, 20, 0.28)',
        overflowWrap: 'anywhere', // names of one long word
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: { fontSize: '1.125rem', fontWeight: 640, letterSpacing: '-0.011em', paddingBottom: 8 } },
  },
  MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 20px' } } },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgba(10, 16, 20, 0.5)' } } },
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.palette.divider}`,
        boxShadow: '0 12px 32px rgba(10, 16, 20, 0.18)',
      }),
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        minHeight: 36,
        marginInline: 6,
        borderRadius: 6,
        whiteSpace: 'normal',
      }),
    },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 6,
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: theme.palette.soft },
      }),
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.palette.background.paper,
        '& .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.palette.mode === 'light' ? '#8b969e' : '#66727b',
        },
      }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        marginInline: 2,
        // What a field expects can be read before it is switched on.
        '&.Mui-disabled': { color: theme.palette.text.secondary },
      }),
    },
  },
  // An outlined track, wide enough for the thumb to lie in it; rows that are drawn by the hundred have the same (rowStyles.ts).
  MuiSwitch: {
    styleOverrides: {
      root: { padding: 8 },
      sizeSmall: {
        padding: 3,
        '& .MuiSwitch-switchBase': { padding: 5 },
        '& .MuiSwitch-thumb': { width: 14, height: 14 },
      },
      track: {
        boxSizing: 'border-box',
        borderRadius: 11,
        border: `1px solid ${switchLine}`,
        backgroundColor: 'transparent',
        opacity: 1,
      },
      thumb: { width: 16, height: 16, boxShadow: 'none' },
      switchBase: ({ theme }) => ({
        padding: 11,
        color: switchLine,
        '&.Mui-checked': { color: theme.palette.common.white },
        '&.Mui-checked + .MuiSwitch-track': {
          borderColor: theme.palette.primary.main,
          backgroundColor: theme.palette.primary.main,
          opacity: 1,
        },
        '&.Mui-disabled': { opacity: 0.38 },
        '&.Mui-disabled + .MuiSwitch-track': { opacity: 0.38 },
      }),
    },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 300, arrow: false },
    styleOverrides: {
      tooltip: { backgroundColor: '#22292e', color: '#fff', fontSize: '0.75rem', fontWeight: 500, padding: '5px 9px' },
    },
  },
  MuiLink: {
    defaultProps: { underline: 'hover' },
  },
  MuiChip: {
    styleOverrides: {
      // A line that says no more than its word; of those that are pressed, one that can be seen.
      root: ({ theme }) => ({
        borderRadius: 6,
        fontWeight: 520,
        '&.MuiChip-colorDefault:not(.MuiChip-clickable)': { borderColor: theme.palette.divider },
      }),
    },
  },
  MuiTab: { styleOverrides: { root: { minHeight: 42, minWidth: 0, paddingInline: 14 } } },
  MuiTabs: {
    // Where there is nothing more to the left, the first tab begins with what is below it.
    styleOverrides: { root: { minHeight: 42 }, scrollButtons: { '&.Mui-disabled': { display: 'none' } } },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ borderColor: theme.palette.divider, paddingBlock: 10 }),
      head: ({ theme }) => ({
        ...theme.typography.caption,
        fontWeight: 620,
        color: theme.palette.text.secondary,
        backgroundColor: theme.palette.quiet,
        paddingBlock: 8,
      }),
    },
  },
  MuiTableBody: { styleOverrides: { root: { '& > tr:last-of-type > *': { borderBottom: 0 } } } },
  MuiTableRow: {
    styleOverrides: {
      root: ({ theme }) => ({
        // A ground on which links read, whatever the company's colour: the one that its tones are measured on.
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: theme.palette.mode === 'light' ? theme.palette.background.default : theme.palette.quiet,
          boxShadow: `inset 3px 0 ${theme.palette.primary.main}`,
        },
      }),
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'wave' },
    styleOverrides: { root: { backgroundColor: 'rgba(118, 130, 139, 0.15)' } },
  },
  MuiAlert: { styleOverrides: { root: { alignItems: 'center' } } },
};
