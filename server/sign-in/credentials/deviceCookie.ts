import { timingSafeEqual } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { signInAttempts } from '@contract/limits';
import type { SignInDeps } from '../signInDeps';
import { deriveSecret, hashSecret, makeSecret } from '@server/db/secret';

/**
 * Device cookies (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"): a browser that has signed in to an
 * account stores a signed proof of it. Its failed attempts are counted separately, so that guesses from elsewhere
 * cannot lock it out. The proof grants no access: the password is still required.
 */
export const loginPath = '/auth/v1/login';

const format = /^(\d{1,12})\.([A-Za-z0-9_-]{43})\.([A-Za-z0-9_-]{43})$/;

/** The hash that identifies the known device of a request; undefined if it sends no valid device cookie. */
export function knownDevice(
  { clock, secret }: SignInDeps,
  request: FastifyRequest,
  account: string,
): string | undefined {
  const [, issued = '', nonce = '', signature = ''] = format.exec(request.cookies[cookieName(account)] ?? '') ?? [];
  if (signature === '') return undefined;
  const expected = sign(secret, account, issued, nonce);
  if (!timingSafeEqual(hashSecret(signature), hashSecret(expected))) return undefined;
  const isCurrent = Number(issued) + signInAttempts.deviceSeconds > seconds(clock());
  return isCurrent ? hashSecret(nonce).toString('base64url') : undefined;
}

/**
 * Sets the device cookie, which makes the browser a known device of the account. Call it after a successful sign-in.
 */
export function rememberDevice({ clock, config, secret }: SignInDeps, reply: FastifyReply, account: string): void {
  const issued = String(seconds(clock()));
  const nonce = makeSecret();
  const attributes: CookieSerializeOptions = {
    path: loginPath,
    httpOnly: true,
    sameSite: 'strict',
    secure: config.publicUrl.startsWith('https:'),
    maxAge: signInAttempts.deviceSeconds,
  };
  reply.setCookie(cookieName(account), `${issued}.${nonce}.${sign(secret, account, issued, nonce)}`, attributes);
}

/** One cookie per account, so that people who share a browser do not overwrite each other's. */
const cookieName = (account: string): string =>
  `watchdesk_device_${hashSecret(account).toString('base64url').slice(0, 16)}`;

const sign = (secret: Buffer, account: string, issued: string, nonce: string): string =>
  deriveSecret(secret, 'device', `${issued}\n${nonce}\n${account}`);

const seconds = (date: Date): number => Math.floor(date.getTime() / 1_000);
