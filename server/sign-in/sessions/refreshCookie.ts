import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '@server/config';

export const refreshPath = '/auth/v1/refresh';
const refreshCookie = 'watchdesk_refresh';

/** A refresh credential: the session and its current secret. */
export interface RefreshCredential {
  sessionId: string;
  secret: string;
}

export function setRefreshCookie(
  reply: FastifyReply,
  config: Config,
  credential: RefreshCredential,
  until: Date,
): void {
  const value = `${credential.sessionId}.${credential.secret}`;
  reply.setCookie(refreshCookie, value, { ...attributes(config), expires: until });
}

export function clearRefreshCookie(reply: FastifyReply, config: Config): void {
  reply.clearCookie(refreshCookie, attributes(config));
}

const form = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([A-Za-z0-9_-]{43})$/;

export function readRefreshCookie(request: FastifyRequest): RefreshCredential | undefined {
  const [, sessionId, secret] = form.exec(request.cookies[refreshCookie] ?? '') ?? [];
  return sessionId !== undefined && secret !== undefined ? { sessionId, secret } : undefined;
}

/** HttpOnly, SameSite=Strict, and sent to one path only. */
function attributes(config: Config): CookieSerializeOptions {
  return { path: refreshPath, httpOnly: true, sameSite: 'strict', secure: config.publicUrl.startsWith('https:') };
}
