import { createHash, createHmac, randomBytes } from 'node:crypto';

const bytes = 32;

/** Generates a random secret. */
export function makeSecret(): string {
  return randomBytes(bytes).toString('base64url');
}

/** The hash of a secret, for storing. The secret is random, so an unsalted fast hash is sufficient. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** Derives a secret from another one with the server's key. Deterministic. */
export function deriveSecret(key: Buffer, purpose: string, from: string): string {
  return createHmac('sha256', key).update(`${purpose}\n${from}`).digest('base64url');
}
