import { createHmac, timingSafeEqual } from 'node:crypto';

/** The mail that a return path identifies. `messageId` is in angle brackets. */
interface ReturnPathMail {
  id: string;
  messageId: string;
}

/** 100 bits: 25 hexadecimal digits, encoded in 20 characters of 5 bits. */
const SIGNATURE_DIGITS = 25;
const SIGNATURE_CHARACTERS = 20;
const TAG = /^([1-9]\d{0,18})-([0-9a-v]{20})$/;

/**
 * Makes the address to which a mail bounces: `bounces+4711-<signature>@example.com` (variable envelope return path;
 * subaddress, RFC 5233). Lower case and digits only, because some mail servers do not preserve upper case.
 */
export function makeReturnPath(address: string, secret: Buffer, mail: ReturnPathMail): string {
  const [name = '', domain = ''] = address.split('@');
  return `${name}+${mail.id}-${signatureOf(secret, mail)}@${domain}`;
}

/**
 * Parses a return path: the mail's id and the signature; null if the address is no return path. The signature is not
 * verified here.
 */
export function parseReturnPath(address: string, returnPath: string): { id: string; signature: string } | null {
  const [name = '', domain = ''] = returnPath.toLowerCase().split('@');
  const given = address.trim().replace(/^<|>$/g, '').toLowerCase();
  if (!given.startsWith(`${name}+`) || !given.endsWith(`@${domain}`)) return null;
  const [, id, signature] = TAG.exec(given.slice(name.length + 1, -domain.length - 1)) ?? [];
  if (id === undefined || signature === undefined || BigInt(id) >= 2n ** 63n) return null;
  return { id, signature };
}

/** Verifies the signature of a return path in constant time. Guessed ids fail here. */
export function hasValidSignature(secret: Buffer, mail: ReturnPathMail, signature: string): boolean {
  const given = Buffer.from(signature);
  const expected = Buffer.from(signatureOf(secret, mail));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Also signs the Message-ID: after a restore, an id may be assigned to another mail. */
function signatureOf(secret: Buffer, { id, messageId }: ReturnPathMail): string {
  const digest = createHmac('sha256', secret).update(`bounce:${id}:${messageId}`).digest('hex');
  return BigInt(`0x${digest.slice(0, SIGNATURE_DIGITS)}`)
    .toString(32)
    .padStart(SIGNATURE_CHARACTERS, '0');
}
