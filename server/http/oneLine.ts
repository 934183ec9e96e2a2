/** What lists and mails cannot show on one line: line ends, other control characters, and halves of characters. */
const severalLines = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;

export const isOneLine = (text: string): boolean => !severalLines.test(text);
