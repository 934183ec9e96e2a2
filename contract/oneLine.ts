/**
 * What a name cannot hold: line ends, other control characters, halves of characters, and the controls of writing direction
 * (Unicode's Bidi_Control), which make the text around them read differently from what it is.
 */
const notInNames = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;

/** Whether a text can be a name, a title or a subject: what people see on one line, and nothing that they do not see. */
export const isOneLine = (text: string): boolean => !notInNames.test(text);

/** The message for a text that cannot. */
export const oneLineText = 'Please enter a single line of text without invisible characters.';

/** A text that is not ours to refuse, such as a headline, without the controls of writing direction. */
export const withoutBidiControls = (text: string): string => text.replace(/\p{Bidi_Control}/gu, '');
