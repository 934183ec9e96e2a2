const blockEnd = /(?<=<\/(?:p|h[1-6]|ul|ol|blockquote|figure|table|pre|div)>)/i;

/**
 * Splits HTML after block elements into parts of at most `length` characters, if it can. Joined, they are the HTML.
 * Elements may be open at the end of a part.
 */
export function htmlParts(html: string, length: number): string[] {
  const parts: string[] = [];
  for (const block of html.split(blockEnd)) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + block.length <= length) parts[parts.length - 1] = last + block;
    else parts.push(block);
  }
  return parts.filter((part) => part.trim() !== '');
}
