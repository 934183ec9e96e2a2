import { hash, verify } from '@node-rs/argon2';
import { limits } from '@contract/limits';
import { PasswordHashingQueue } from '@server/engine/computing/passwordHashingQueue';

/** OWASP's recommendation for argon2id, the library's default algorithm: 19 MiB, two passes, one lane. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One queue per process, because the thread pool is shared by the process. */
const queue = new PasswordHashingQueue({ ofOrigin: limits.passwordsWaitingOfOrigin, ofAll: limits.passwordsWaiting });
/** The origin of work that no request waits for, such as a command. */
const ownOrigin = 'server';

let dummyHash: Promise<string> | undefined;

/**
 * Hashes a password for storage (argon2id, RFC 9106, as a PHC string).
 * @param origin the IP address or user that causes the work; origins are served in turn
 * @throws PasswordsBusy
 */
export function hashPassword(password: string, origin: string = ownOrigin): Promise<string> {
  return queue.run(origin, () => hash(normalize(password), options));
}

/**
 * Verifies a password against a stored hash. Without a hash it returns false after the same amount of work, so that the
 * response time does not reveal whether the account exists.
 * @param origin the IP address or user that causes the work; origins are served in turn
 * @throws PasswordsBusy
 */
export async function verifyPassword(
  kept: string | null | undefined,
  password: string,
  origin: string = ownOrigin,
): Promise<boolean> {
  dummyHash ??= hash('nobody has this password', options);
  const known = kept ?? (await dummyHash);
  const isRight = await queue.run(origin, () => verify(known, normalize(password)));
  return isRight && kept !== null && kept !== undefined;
}

/** Normalizes characters that keyboards compose differently (NFKC, as RFC 8265 requires). */
function normalize(password: string): string {
  return password.normalize('NFKC');
}
