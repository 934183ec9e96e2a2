/** A local part, an @, and a host with a dot; no characters that would be syntax in a mail header. */
const addressPattern = /^[^\s@<>()[\]\\,;:"]{1,64}@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]{2,}$/;

/**
 * Whether a text is a single email address (addr-spec of RFC 5322 without quoting, comments, and domain literals;
 * non-ASCII is allowed, as in RFC 6531). Surrounding spaces make it invalid.
 */
export function isEmailAddress(text: string): boolean {
  return addressPattern.test(text) && !text.includes('..') && !/(^|@)\.|\.@/.test(text);
}
