import { randomBytes } from 'node:crypto';
import { librariesTrust, ourTrust } from '@contract/trustedTypes';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '@server/config';

const apiPolicy = { defaultSrc: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"], frameAncestors: ["'none'"] };

/** On everything that is sent. Answers of the API are no documents: their policy allows nothing at all. */
export async function setSecurityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const isHttps = config.publicUrl.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: apiPolicy },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    // Within the site an address may be passed on; outside nothing is.
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
  });
}

/**
 * For an HTML page of ours: sets its content policy and returns the nonce that its scripts and styles must carry.
 * Articles show pictures and play media of any address; scripts, styles and calls are ours alone. HTML is set and scripts are
 * loaded only by what went through a policy of one of the names.
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
    `trusted-types ${[...ourTrust, ...librariesTrust].join(' ')}`,
    ...(config.publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ];
  reply.header('Content-Security-Policy', directives.join('; '));
  reply.header('Cache-Control', 'no-cache');
  return nonce;
}
