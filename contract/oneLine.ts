/** What lists and mails cannot show on one line: line ends, other control characters, and halves of characters. */
const severalLines = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;

/** Whether a text can be a name, a title or a subject: what people see on one line, and nothing that they do not see. */
export const isOneLine = (text: string): boolean => !severalLines.test(text);

/** What is said of a text that is not. */
export const oneLineText = 'Please enter a single line of text.';
