import { createHash, randomBytes } from 'node:crypto';

const bytes = 32;

/** Something only its holder knows: refresh credentials, tickets. */
export function makeSecret(): string {
  return randomBytes(bytes).toString('base64url');
}

/** What is kept of a secret. It is random enough that a plain hash cannot be turned back. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
