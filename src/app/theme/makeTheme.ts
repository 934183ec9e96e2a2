import type { ThemeColors } from '@contract/iam';
import { createTheme, type Theme } from '@mui/material/styles';
import { components } from './componentStyles';
import { readable, readableOn, tint } from '@contract/contrast';

/**
 * The company's original colors, for decoration. Text and buttons use the tones of the palette, which have enough
 * contrast.
 */
interface Brand {
  primary: string;
  secondary: string;
  third: string;
}

declare module '@mui/material/styles' {
  interface Palette {
    brand: Brand;
    /** The background of selected or hovered elements: a tint of the company's primary color. */
    soft: string;
    /** The background of secondary areas: bars, table heads. */
    quiet: string;
  }
  interface PaletteOptions {
    brand?: Brand;
    soft?: string;
    quiet?: string;
  }
}

const baseColors = {
  light: { page: '#f6f7f8', paper: '#ffffff', quiet: '#f1f3f4', text: '#171c20', second: '#56616a', line: '#dfe3e6' },
  dark: { page: '#101417', paper: '#171c20', quiet: '#1d2328', text: '#e8ecee', second: '#a3aeb6', line: '#2c343a' },
} as const;

const toneOf = (color: string, paper: string) => {
  const main = readable(color, paper, 4.6);
  const contrastText = readableOn(main);
  // The hover color of a button: away from its text's color, to keep the contrast.
  const dark = tint(contrastText === '#ffffff' ? '#000000' : '#ffffff', main, 0.25);
  return { main, dark, contrastText };
};

/** Creates the theme for light or dark mode with the company's colors. */
export function makeTheme(mode: 'light' | 'dark', colors: ThemeColors): Theme {
  const base = baseColors[mode];
  const brand = { primary: colors.primary.main, secondary: colors.secondary.main, third: colors.third };
  // Contrast is computed on the background with the least contrast: the darkest in light mode, the lightest in dark
  // mode.
  const contrastBackground = base.quiet;
  const statusColors = { error: '#c62f2f', warning: '#a15c00', info: colors.secondary.main, success: '#1b7f4b' };
  return createTheme({
    palette: {
      mode,
      brand,
      primary: toneOf(brand.primary, contrastBackground),
      secondary: toneOf(brand.secondary, contrastBackground),
      error: toneOf(statusColors.error, contrastBackground),
      warning: toneOf(statusColors.warning, contrastBackground),
      info: toneOf(statusColors.info, contrastBackground),
      success: toneOf(statusColors.success, contrastBackground),
      background: { default: base.page, paper: base.paper },
      text: { primary: base.text, secondary: readable(base.second, contrastBackground, 4.6) },
      divider: base.line,
      soft: tint(brand.primary, base.paper, mode === 'light' ? 0.1 : 0.18),
      quiet: base.quiet,
    },
    shape: { borderRadius: 8 },
    spacing: 8,
    typography: {
      fontFamily: '"Inter Variable", "Inter Fallback", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
      htmlFontSize: 16,
      h1: { fontSize: '1.5rem', lineHeight: 1.3, fontWeight: 650, letterSpacing: '-0.017em' },
      h2: { fontSize: '1.125rem', lineHeight: 1.35, fontWeight: 640, letterSpacing: '-0.011em' },
      h3: { fontSize: '1rem', lineHeight: 1.4, fontWeight: 620, letterSpacing: '-0.006em' },
      h4: { fontSize: '0.9375rem', lineHeight: 1.4, fontWeight: 620 },
      subtitle1: { fontSize: '0.9375rem', lineHeight: 1.45, fontWeight: 560 },
      subtitle2: { fontSize: '0.875rem', lineHeight: 1.45, fontWeight: 560 },
      body1: { fontSize: '0.9375rem', lineHeight: 1.55 },
      body2: { fontSize: '0.875rem', lineHeight: 1.5 },
      caption: { fontSize: '0.75rem', lineHeight: 1.45 },
      overline: { fontSize: '0.6875rem', lineHeight: 1.5, fontWeight: 640, letterSpacing: '0.06em' },
      button: { fontSize: '0.875rem', fontWeight: 560, textTransform: 'none', letterSpacing: 0 },
    },
    components,
  });
}
