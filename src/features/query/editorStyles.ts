import type { TokenColor } from './highlight';

const text = {
  font: 'inherit',
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '0.875rem',
  lineHeight: '22px',
  letterSpacing: 0,
  p: '10px 12px',
  m: 0,
  border: 0,
  boxSizing: 'border-box',
  width: '100%',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  tabSize: 4,
} as const;

export const frame = {
  position: 'relative',
  display: 'grid',
  mt: 0.5,
  border: 1,
  borderColor: (theme: { palette: { mode: string } }) => (theme.palette.mode === 'light' ? '#8b969e' : '#66727b'),
  borderRadius: 1,
  bgcolor: 'background.paper',
  '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -1 },
} as const;

/** The highlighted text behind the transparent textarea. It gives the frame its height. */
export const ghost = { ...text, gridArea: '1 / 1', minHeight: 108, pointerEvents: 'none' } as const;

export const editor = {
  ...text,
  gridArea: '1 / 1',
  height: '100%',
  resize: 'none',
  overflow: 'hidden',
  outline: 'none !important',
  bgcolor: 'transparent',
  color: 'transparent',
  caretColor: (theme: { palette: { text: { primary: string } } }) => theme.palette.text.primary,
  '&::placeholder': { color: 'text.secondary', opacity: 1 },
} as const;

export const tokenColors: Readonly<Record<TokenColor, string>> = {
  plain: 'text.primary',
  word: 'text.primary',
  bracket: 'text.secondary',
  field: 'secondary.main',
  operator: 'warning.main',
  phrase: 'success.main',
  range: 'info.main',
};

export const wrongMark = {
  textDecorationLine: 'underline',
  textDecorationStyle: 'wavy',
  textDecorationColor: 'var(--wd-wrong, #d33)',
  textUnderlineOffset: '3px',
} as const;
