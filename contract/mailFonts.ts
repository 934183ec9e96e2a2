/** Fonts installed on most computers; mails load no web fonts. */
export const mailFonts = [
  { id: 'sans', name: 'Plain' },
  { id: 'serif', name: 'Serif' },
  { id: 'humanist', name: 'Verdana' },
  { id: 'narrow', name: 'Trebuchet' },
  { id: 'mono', name: 'Typewriter' },
] as const;
export type MailFontId = (typeof mailFonts)[number]['id'];

/** The CSS font-family of each font. Single quotes, because the value is used inside HTML attributes. */
export const mailFontFamilies: Readonly<Record<MailFontId, string>> = {
  sans: "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
  serif: "Georgia, 'Times New Roman', serif",
  humanist: 'Verdana, Geneva, sans-serif',
  narrow: "'Trebuchet MS', 'Lucida Grande', sans-serif",
  mono: "'Courier New', Courier, monospace",
};
