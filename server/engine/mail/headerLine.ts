/** One line for a header: control characters and line ends become spaces, so that no text adds a header. */
export function headerLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
