import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a return path names. `messageId` in angle brackets. */
export interface ReturningMail {
  id: string;
  messageId: string;
}

/** 100 bits, five to a character. */
const SIGNATURE_DIGITS = 25;
const SIGNATURE_CHARACTERS = 20;
const TAG = /^([1-9]\d{0,18})-([0-9a-v]{20})$/;

/**
 * The address to which a mail comes back that cannot be delivered: `bounces+4711-<signature>@example.com` (a subaddress,
 * RFC 5233; variable envelope return path). In small letters and digits: some servers do not keep capitals.
 */
export function makeReturnPath(address: string, secret: Buffer, mail: ReturningMail): string {
  const [name = '', domain = ''] = address.split('@');
  return `${name}+${mail.id}-${signatureOf(secret, mail)}@${domain}`;
}

/** The number of the mail that an address names; null where it is no such address. Nothing is proven until the signature is. */
export function mailNamedBy(address: string, returnPath: string): { id: string; signature: string } | null {
  const [name = '', domain = ''] = returnPath.toLowerCase().split('@');
  const given = address.trim().replace(/^<|>$/g, '').toLowerCase();
  if (!given.startsWith(`${name}+`) || !given.endsWith(`@${domain}`)) return null;
  const [, id, signature] = TAG.exec(given.slice(name.length + 1, -domain.length - 1)) ?? [];
  if (id === undefined || signature === undefined || BigInt(id) >= 2n ** 63n) return null;
  return { id, signature };
}

/** Whether a signature was made for this mail: a stranger who guesses numbers does not have it. */
export function isSigned(secret: Buffer, mail: ReturningMail, signature: string): boolean {
  const given = Buffer.from(signature);
  const expected = Buffer.from(signatureOf(secret, mail));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Of the Message-ID too: after a restore the same number may be given to another mail. */
function signatureOf(secret: Buffer, { id, messageId }: ReturningMail): string {
  const digest = createHmac('sha256', secret).update(`bounce:${id}:${messageId}`).digest('hex');
  return BigInt(`0x${digest.slice(0, SIGNATURE_DIGITS)}`)
    .toString(32)
    .padStart(SIGNATURE_CHARACTERS, '0');
}
