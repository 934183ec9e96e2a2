export type ColorScheme = 'light' | 'dark';

const darkMediaQuery = /@media\s*\(\s*prefers-color-scheme\s*:\s*dark\s*\)/gi;

/** Rewrites the `prefers-color-scheme: dark` media queries of an email, to preview it in either scheme. */
export const forceColorScheme = (html: string, scheme: ColorScheme): string =>
  html.replace(darkMediaQuery, scheme === 'dark' ? '@media all' : '@media not all');
