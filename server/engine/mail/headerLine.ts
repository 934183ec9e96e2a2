import { withoutBidiControls } from '@contract/oneLine';

/**
 * One line for a header: control characters and line ends become spaces, so that no text adds a header; controls of writing
 * direction are left out, so that none shows an address as another.
 */
export function headerLine(text: string): string {
  return withoutBidiControls(text)
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
}
