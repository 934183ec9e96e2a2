import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whom and which topics a link in a mail unsubscribes. */
export interface Unsubscription {
  userId: string;
  topicIds: readonly string[];
}

const SIGNATURE_BYTES = 24;

/** The token of an unsubscribe link. It does not expire: a mail is kept for years, and its link has to work. */
export function unsubscribeToken(secret: Buffer, what: Unsubscription): string {
  const payload = Buffer.from(JSON.stringify([what.userId, ...what.topicIds])).toString('base64url');
  return `${payload}.${sign(secret, payload)}`;
}

/** What a token stands for; null where it was not made with this secret. */
export function readUnsubscribeToken(secret: Buffer, token: string): Unsubscription | null {
  const [payload, signature, ...rest] = token.split('.');
  if (!payload || !signature || rest.length > 0) return null;
  // The texts are compared, not the bytes: base64 has several texts for the same bytes.
  const given = Buffer.from(signature);
  const expected = Buffer.from(sign(secret, payload));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const content: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  if (!Array.isArray(content)) return null;
  const [userId, ...topicIds] = content.map(String);
  return userId === undefined ? null : { userId, topicIds };
}

function sign(secret: Buffer, payload: string): string {
  const signature = createHmac('sha256', secret).update(`unsubscribe:${payload}`).digest();
  return signature.subarray(0, SIGNATURE_BYTES).toString('base64url');
}
