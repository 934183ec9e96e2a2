import { randomBytes } from 'node:crypto';
import { libraryTrustedTypes, ownTrustedTypes } from '@contract/trustedTypes';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '@server/config';

const apiPolicy = { defaultSrc: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"], frameAncestors: ["'none'"] };

/**
 * Sets the security headers of all responses. API responses are not documents: their content security policy allows
 * nothing.
 */
export async function setSecurityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const isHttps = config.publicUrl.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: apiPolicy },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    // The Referer is sent within the site only.
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
    done();
  });
}

/**
 * Sets the content security policy of an HTML page and returns the nonce that its scripts and styles must carry.
 * Articles may show images and play media from any address; scripts, styles, and requests must be our own. Trusted
 * Types: HTML and script URLs must pass through one of the named policies.
 */
export function setPagePolicy(reply: FastifyReply, config: Config): string {
  const nonce = randomBytes(18).toString('base64');
  const directives = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob: https: http:",
    'media-src https: http:',
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${[...ownTrustedTypes, ...libraryTrustedTypes].join(' ')}`,
    ...(config.publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ];
  reply.header('Content-Security-Policy', directives.join('; '));
  reply.header('Cache-Control', 'no-cache');
  return nonce;
}
