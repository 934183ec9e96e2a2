import { hash, verify } from '@node-rs/argon2';

/** OWASP's recommendation for argon2id, the library's default algorithm: 19 MiB, two passes, one lane. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let unknown: Promise<string> | undefined;

/** A password as it is kept (PHC string of argon2id, RFC 9106). */
export function hashPassword(password: string): Promise<string> {
  return hash(normalise(password), options);
}

/**
 * Whether a password is the one that was kept. Without a kept one the answer is no, after the same work: the time
 * taken does not tell whether there is such an account.
 */
export async function verifyPassword(kept: string | null | undefined, password: string): Promise<boolean> {
  if (kept !== null && kept !== undefined) return verify(kept, normalise(password));
  unknown ??= hash('nobody has this password', options);
  await verify(await unknown, normalise(password));
  return false;
}

/** The same characters however a keyboard composes them (NFKC, as RFC 8265 asks). */
function normalise(password: string): string {
  return password.normalize('NFKC');
}
