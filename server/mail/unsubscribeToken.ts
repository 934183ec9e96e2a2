import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * What an unsubscribe link ends, for which user: alerts on the listed topics, on the topics of the mail with this
 * Message-ID, or all newsletters; or all emails from a department to an external address.
 */
export type Unsubscription = UserUnsubscription | ExternalUnsubscription;
type UserUnsubscription =
  | { userId: string; topicIds: readonly string[] }
  | { userId: string; messageId: string }
  | { userId: string; newsletters: true };
export interface ExternalUnsubscription {
  departmentId: string;
  address: string;
}

const OF_MAIL = 'mail:';
const NEWSLETTERS = 'newsletters';
const OF_ADDRESS = 'address:';

const SIGNATURE_BYTES = 24;

/**
 * Makes the signed token of an unsubscribe link. It does not expire: mails are kept for years, and their links must
 * work.
 */
export function unsubscribeToken(secret: Buffer, what: Unsubscription): string {
  const payload = Buffer.from(JSON.stringify(contentOf(what))).toString('base64url');
  return `${payload}.${sign(secret, payload)}`;
}

/** Verifies and decodes a token; null if its signature is invalid. */
export function readUnsubscribeToken(secret: Buffer, token: string): Unsubscription | null {
  const [payload, signature, ...rest] = token.split('.');
  if (!payload || !signature || rest.length > 0) return null;
  // Compares the encoded texts, not the bytes, because several base64 texts decode to the same bytes.
  const given = Buffer.from(signature);
  const expected = Buffer.from(sign(secret, payload));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const content: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  if (!Array.isArray(content)) return null;
  const [userId, ...topicIds] = content.map(String);
  if (userId === undefined) return null;
  const [first] = topicIds;
  if (first === NEWSLETTERS) return { userId, newsletters: true };
  if (first?.startsWith(OF_ADDRESS) === true) return { departmentId: userId, address: first.slice(OF_ADDRESS.length) };
  if (first?.startsWith(OF_MAIL) === true) return { userId, messageId: first.slice(OF_MAIL.length) };
  return { userId, topicIds };
}

function contentOf(what: Unsubscription): readonly string[] {
  if ('address' in what) return [what.departmentId, OF_ADDRESS + what.address];
  if ('topicIds' in what) return [what.userId, ...what.topicIds];
  return [what.userId, 'messageId' in what ? OF_MAIL + what.messageId : NEWSLETTERS];
}

function sign(secret: Buffer, payload: string): string {
  const signature = createHmac('sha256', secret).update(`unsubscribe:${payload}`).digest();
  return signature.subarray(0, SIGNATURE_BYTES).toString('base64url');
}
