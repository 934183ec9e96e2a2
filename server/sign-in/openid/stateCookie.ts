import { createHash } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EncryptJWT, errors, jwtDecrypt } from 'jose';
import { times } from '@contract/limits';
import type { SignInDeps } from '../signInDeps';
import type { SignOnState } from './provider';

const cookieName = 'watchdesk_openid';

/** Stores the state in an encrypted, authenticated cookie, so that no other browser can complete the sign-on. */
export async function storeState(reply: FastifyReply, context: SignInDeps, state: SignOnState): Promise<void> {
  const value = await new EncryptJWT({ ...state })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setExpirationTime(Math.floor(context.clock().getTime() / 1_000) + times.openIdStateSeconds)
    .encrypt(key(context));
  reply.setCookie(cookieName, value, { ...attributes(context), maxAge: times.openIdStateSeconds });
}

export async function readState(request: FastifyRequest, context: SignInDeps): Promise<SignOnState | undefined> {
  const value = request.cookies[cookieName];
  if (value === undefined) return undefined;
  try {
    const { payload } = await jwtDecrypt(value, key(context), {
      currentDate: context.clock(),
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
      requiredClaims: ['exp'],
    });
    const { state, nonce, codeVerifier, realm } = payload;
    if (typeof state !== 'string' || typeof nonce !== 'string') return undefined;
    if (typeof codeVerifier !== 'string' || typeof realm !== 'string') return undefined;
    return { state, nonce, codeVerifier, realm };
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

export function clearState(reply: FastifyReply, context: SignInDeps): void {
  reply.clearCookie(cookieName, attributes(context));
}

function key({ secret }: SignInDeps): Buffer {
  return createHash('sha256').update('openid state\n').update(secret).digest();
}

/** SameSite=Lax, because the callback is a cross-site navigation from the provider and needs the cookie. */
function attributes({ config }: SignInDeps): CookieSerializeOptions {
  return {
    path: '/auth/v1/openid',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.publicUrl.startsWith('https:'),
  };
}
