import { createHash, createHmac, randomBytes } from 'node:crypto';

const bytes = 32;

/** Something only its holder knows. */
export function makeSecret(): string {
  return randomBytes(bytes).toString('base64url');
}

/** What is kept of a secret. It is random enough that a plain hash cannot be turned back. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** A secret that follows from another, for who holds the server's key: asked for twice, it is the same. */
export function deriveSecret(key: Buffer, purpose: string, from: string): string {
  return createHmac('sha256', key).update(`${purpose}\n${from}`).digest('base64url');
}
