/** Of these classes the details that say nothing of the address: the sender's own (5.1.7, 5.1.8), a full mailbox, a long mail. */
const NOT_OF_ADDRESS: Readonly<Record<string, readonly string[]>> = {
  '0': [],
  '1': ['7', '8'],
  '2': ['2', '3'],
};
/** Of other classes those by which servers say that there is no such mailbox or domain (5.4.1 and 5.4.310: Exchange; 5.5.0: Outlook). */
const OF_ADDRESS_TOO = ['4.1', '4.4', '4.310', '5.0'];

/** The enhanced status code (RFC 3463) behind the number of an SMTP answer: `550 5.1.1 No such user`; undefined: it has none. */
export function enhancedStatus(answer: string): string | undefined {
  return /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(answer)?.[1];
}

/**
 * Whether a refusal for good is about the address: RFC 3463's 5.1 and 5.2 mostly, and an answer without a code. The others,
 * such as 5.7 (policy: who we are, from where) and 5.6 (content), can come and go while the address is good.
 */
export function isOfAddress(status: string | undefined): boolean {
  const [, subject = '', detail = ''] = status?.split('.') ?? ['5', '0', '0'];
  return NOT_OF_ADDRESS[subject]?.includes(detail) === false || OF_ADDRESS_TOO.includes(`${subject}.${detail}`);
}
