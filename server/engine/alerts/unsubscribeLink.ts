import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whom and which topics a link in a mail unsubscribes: those named, or those of the mail with this Message-ID. */
export type Unsubscription = { userId: string; topicIds: readonly string[] } | { userId: string; messageId: string };

const OF_MAIL = 'mail:';

const SIGNATURE_BYTES = 24;

/** The token of an unsubscribe link. It does not expire: a mail is kept for years, and its link has to work. */
export function unsubscribeToken(secret: Buffer, what: Unsubscription): string {
  const topics = 'topicIds' in what ? what.topicIds : [OF_MAIL + what.messageId];
  const payload = Buffer.from(JSON.stringify([what.userId, ...topics])).toString('base64url');
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
  if (userId === undefined) return null;
  const [first] = topicIds;
  if (first?.startsWith(OF_MAIL) === true) return { userId, messageId: first.slice(OF_MAIL.length) };
  return { userId, topicIds };
}

function sign(secret: Buffer, payload: string): string {
  const signature = createHmac('sha256', secret).update(`unsubscribe:${payload}`).digest();
  return signature.subarray(0, SIGNATURE_BYTES).toString('base64url');
}
