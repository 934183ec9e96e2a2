import { defaultTheme } from '@contract/limits';
import type { ThemeColors } from '@contract/iam';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useMemo, type ReactNode } from 'react';
import { selectMode } from '@client/features/preferences/preferencesSlice';
import { selectSession } from '@client/features/session/sessionSelectors';
import { useAppSelector } from '@client/shared/redux/hooks';
import { parseHex } from '@contract/contrast';
import { makeTheme } from './makeTheme';

const fallback: ThemeColors = { ...defaultTheme };

const hasValidColors = (colors: ThemeColors | null): colors is ThemeColors =>
  colors !== null &&
  [colors.primary.main, colors.secondary.main, colors.third].every((color) => parseHex(color) !== null);

/** The color scheme: light on paper, else the user's choice, or the system's. */
function useAppMode(): 'light' | 'dark' {
  const chosen = useAppSelector(selectMode);
  const systemDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  // Browsers leave out backgrounds on paper, but print light text.
  // Not `print`, of which MUI warns in each test.
  const isPrinted = useMediaQuery('not screen', { noSsr: true });
  if (isPrinted) return 'light';
  if (chosen === 'system') return systemDark ? 'dark' : 'light';
  return chosen;
}

/** Provides the theme with the company's colors. */
export function AppTheme({ children }: { children: ReactNode }) {
  const mode = useAppMode();
  const { settings, themeColors, previewedColors } = useAppSelector(selectSession);
  const colors = previewedColors ?? themeColors;
  const theme = useMemo(() => makeTheme(mode, hasValidColors(colors) ? colors : fallback), [mode, colors]);
  useFavicon(settings?.theme.favicon?.url);
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
}

/** Replaces the favicon by the company's own. */
function useFavicon(address: string | undefined): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (!address || !link) return;
    const before = { href: link.href, type: link.type };
    link.removeAttribute('type');
    link.href = address;
    return () => {
      Object.assign(link, before);
    };
  }, [address]);
}
