export type Light = 'light' | 'dark';

const whereDark = /@media\s*\(\s*prefers-color-scheme\s*:\s*dark\s*\)/gi;

/** A mail's HTML as a program shows it that is light or dark, whatever this browser prefers. */
export const inLight = (html: string, light: Light): string =>
  html.replace(whereDark, light === 'dark' ? '@media all' : '@media not all');
