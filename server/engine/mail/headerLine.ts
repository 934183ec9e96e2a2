import { withoutBidiControls } from '@contract/oneLine';

/**
 * Converts text to one header line: control characters and line ends become spaces, so that text can't inject a header.
 * Bidirectional controls are removed, so that they can't disguise an address.
 */
export function headerLine(text: string): string {
  return withoutBidiControls(text)
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
}
