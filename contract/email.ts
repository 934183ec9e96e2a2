/** One address as people write it: a local part, an @, a host with a dot; nothing that a mail's header would read as more. */
const form = /^[^\s@<>()[\]\\,;:"]{1,64}@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]{2,}$/;

/**
 * Whether a text is one e-mail address (the addr-spec of RFC 5322 without quoting, comments and domain literals; other
 * scripts are allowed, as in RFC 6531). Spaces around it count as part of it.
 */
export function isEmailAddress(text: string): boolean {
  return form.test(text) && !text.includes('..') && !/(^|@)\.|\.@/.test(text);
}
