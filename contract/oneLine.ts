/**
 * Characters not allowed in names: line breaks, other control characters, lone surrogates, and bidirectional controls
 * (Unicode's Bidi_Control), which make the surrounding text appear in another order.
 */
const forbiddenCharacters = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;

/** Whether a text can be a name, title, or subject: a single line without invisible characters. */
export const isOneLine = (text: string): boolean => !forbiddenCharacters.test(text);

/** The message for a text that isn't a single line. */
export const oneLineText = 'Please enter a single line of text without invisible characters.';

/** Removes bidirectional controls from a text that can't be rejected, such as a headline. */
export const withoutBidiControls = (text: string): string => text.replace(/\p{Bidi_Control}/gu, '');
