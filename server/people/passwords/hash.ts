import { hash, verify } from '@node-rs/argon2';
import { limits } from '@contract/limits';
import { PasswordHashingQueue } from '@server/engine/computing/passwordHashingQueue';

/** OWASP's recommendation for argon2id, the library's default algorithm: 19 MiB, two passes, one lane. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Of the process, as the threads that it keeps free are. */
const lane = new PasswordHashingQueue({ ofOrigin: limits.passwordsWaitingOfOrigin, ofAll: limits.passwordsWaiting });
/** The origin of what no caller waits for, such as a command. */
const ownOrigin = 'server';

let unknown: Promise<string> | undefined;

/**
 * A password as it is kept (PHC string of argon2id, RFC 9106).
 * @param origin the address or person who causes the work: origins take turns
 * @throws PasswordsBusy
 */
export function hashPassword(password: string, origin: string = ownOrigin): Promise<string> {
  return lane.run(origin, () => hash(normalise(password), options));
}

/**
 * Whether a password is the one that was kept. Without a kept one the answer is no, after the same work: the time
 * taken does not tell whether there is such an account.
 * @param origin the address or person who causes the work: origins take turns
 * @throws PasswordsBusy
 */
export async function verifyPassword(
  kept: string | null | undefined,
  password: string,
  origin: string = ownOrigin,
): Promise<boolean> {
  unknown ??= hash('nobody has this password', options);
  const known = kept ?? (await unknown);
  const isRight = await lane.run(origin, () => verify(known, normalise(password)));
  return isRight && kept !== null && kept !== undefined;
}

/** The same characters however a keyboard composes them (NFKC, as RFC 8265 asks). */
function normalise(password: string): string {
  return password.normalize('NFKC');
}
