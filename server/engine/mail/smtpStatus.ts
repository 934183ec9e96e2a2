/**
 * Subcodes of these classes that don't concern the recipient's address: the sender's (5.1.7, 5.1.8), a full mailbox, a
 * mail that is too large.
 */
const NOT_OF_ADDRESS: Readonly<Record<string, readonly string[]>> = {
  '0': [],
  '1': ['7', '8'],
  '2': ['2', '3'],
};
/**
 * Subcodes of other classes by which servers report a missing mailbox or domain (5.4.1 and 5.4.310: Exchange; 5.5.0:
 * Outlook).
 */
const OF_ADDRESS_TOO = ['4.1', '4.4', '4.310', '5.0'];

/**
 * The enhanced status code (RFC 3463) in an SMTP response, as in `550 5.1.1 No such user`; undefined if there is none.
 */
export function enhancedStatus(answer: string): string | undefined {
  return /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(answer)?.[1];
}

/**
 * True if a permanent failure concerns the recipient's address: mostly 5.1 and 5.2 of RFC 3463, and responses without a
 * code. Others, such as 5.7 (policy) and 5.6 (content), may be temporary although the address is valid.
 */
export function isOfAddress(status: string | undefined): boolean {
  const [, subject = '', detail = ''] = status?.split('.') ?? ['5', '0', '0'];
  return NOT_OF_ADDRESS[subject]?.includes(detail) === false || OF_ADDRESS_TOO.includes(`${subject}.${detail}`);
}
