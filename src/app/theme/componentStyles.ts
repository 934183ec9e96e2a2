import type { Components, Theme } from '@mui/material/styles';
import { forcedColors } from './forcedColors';

/** Windows too low for a notice that floats over the page. In em, because the notice grows with the text size. */
export const lowWindow = '@media (max-height: 30em)';
export const highWindow = '@media not (max-height: 30em)';

const focusRing = (theme: Theme) => ({
  outline: `2px solid ${theme.palette.primary.main}`,
  outlineOffset: 2,
});

/** The gray of a switch that is off: contrast 3 : 1 on the backgrounds of both themes. */
const switchBorder = '#76828b';

/** Style overrides of MUI's components: flat with borders; shadows only on floating elements. */
export const components: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      ':focus-visible': focusRing(theme),
      // Keeps a focused element clear of the header, a form's button bar, and the notice.
      html: { scrollPaddingTop: 80, scrollPaddingBottom: 88, backgroundColor: theme.palette.background.default },
      // Keeps it clear of the bar of a list too, which sticks below the header except in narrow windows.
      [theme.breakpoints.up('sm')]: { 'html:has([data-list-bar])': { scrollPaddingTop: 136 } },
      [highWindow]: { 'html:has([data-notice])': { scrollPaddingBottom: 'var(--notice)' } },
      body: { fontFeatureSettings: '"cv11", "ss03"', textRendering: 'optimizeLegibility' },
      mark: {
        backgroundColor: theme.palette.mode === 'light' ? '#fdeeb0' : '#5c4d12',
        color: theme.palette.text.primary, // the surrounding text color may have too little contrast on this background
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
      '@media print': { 'html, body': { background: '#fff' } },
    }),
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: ({ theme }) => ({ '&.Mui-focusVisible': focusRing(theme) }) },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { minHeight: 36, paddingInline: 14 },
      sizeSmall: { minHeight: 30, paddingInline: 10, fontSize: '0.8125rem' },
      sizeLarge: { minHeight: 44, paddingInline: 20, fontSize: '0.9375rem' },
      // On hover: the background for which the text colors are computed.
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
        overflowWrap: 'anywhere', // wraps long words, such as names
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
      input: ({ theme }) => ({
        // The browser's own button in a file input, as an outlined button of the application.
        '&::file-selector-button': {
          ...theme.typography.button,
          marginBlock: -6,
          marginInlineEnd: 12,
          paddingBlock: 4,
          paddingInline: 12,
          border: `1px solid ${theme.palette.divider}`,
          borderRadius: theme.shape.borderRadius,
          backgroundColor: theme.palette.background.paper,
          color: theme.palette.primary.main,
          cursor: 'pointer',
        },
      }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        marginInline: 2,
        // The helper text stays readable while the field is disabled.
        '&.Mui-disabled': { color: theme.palette.text.secondary },
      }),
    },
  },
  // An outlined track, wide enough for the thumb. Rows that are rendered by the hundred have the same styles
  // (rowStyles.ts).
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
        border: `1px solid ${switchBorder}`,
        backgroundColor: 'transparent',
        opacity: 1,
      },
      thumb: { width: 16, height: 16, boxShadow: 'none' },
      switchBase: ({ theme }) => ({
        padding: 11,
        color: switchBorder,
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
      // Chips that can't be clicked have a faint border; clickable chips keep the visible one.
      root: ({ theme }) => ({
        borderRadius: 6,
        fontWeight: 520,
        '&.MuiChip-colorDefault:not(.MuiChip-clickable)': { borderColor: theme.palette.divider },
      }),
    },
  },
  MuiTab: { styleOverrides: { root: { minHeight: 42, minWidth: 0, paddingInline: 14 } } },
  MuiTabs: {
    // Without a hidden scroll button, the first tab is aligned with the content below.
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
        // Backgrounds on which links have enough contrast with any company color: the one for which the palette is
        // computed, or less.
        '&.MuiTableRow-hover:hover': { backgroundColor: theme.palette.quiet },
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
