import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Config } from '@server/config';
import { forbidden } from './errors';

type Addresses = Pick<Config, 'publicUrl' | 'signOn'>;

/**
 * Refuses what a page of another site made a browser send: the Origin, which a browser sets itself, must be an address of
 * ours. It is compared with the configured addresses and never with the Host header, which a page gets to choose by
 * pointing its own name at this server (DNS rebinding).
 */
export function requireOwnOrigin({ headers: { origin, host } }: FastifyRequest, config: Addresses): void {
  if (origin === undefined || !isOwnOrigin(origin, host, config)) throw foreign(config);
}

/** The same, for a call that programs may make too: they send no Origin. */
export function refuseForeignOrigin(request: FastifyRequest, config: Addresses): void {
  if (request.headers.origin !== undefined) requireOwnOrigin(request, config);
}

/** Refuses a page that a browser asks for by a name that somebody else can point at this server. */
export function requireOwnHost(request: FastifyRequest, config: Addresses): void {
  const { hostname } = request;
  if (!isOwnHostname(hostname, config) && !isLoopback(hostname) && !isAddress(hostname)) throw foreign(config);
}

function isOwnOrigin(origin: string, host: string | undefined, config: Addresses): boolean {
  if (origin === config.publicUrl) return true;
  if (!URL.canParse(origin)) return false;
  const given = new URL(origin);
  // A name can be pointed anywhere, a number cannot: who opens http://192.0.2.1:8080 reaches this server by it.
  if (isAddress(given.hostname) && given.host === host) return true;
  const { port, protocol } = new URL(config.publicUrl);
  return given.protocol === protocol && given.port === port && isOwnHostname(given.hostname, config);
}

/** The host of PUBLIC_URL, those that SIGN_ON has settings for, and, where PUBLIC_URL is this machine, its other names. */
function isOwnHostname(hostname: string, { publicUrl, signOn }: Addresses): boolean {
  const name = hostname.toLowerCase();
  const own = new URL(publicUrl).hostname;
  if (name === own || (isLoopback(own) && isLoopback(name))) return true;
  return Object.keys(signOn).some((key) => key.toLowerCase().replace(/:\d+$/, '') === name);
}

const isLoopback = (hostname: string): boolean => ['localhost', '127.0.0.1', '::1', '[::1]'].includes(hostname);

const isAddress = (hostname: string): boolean => isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;

const foreign = ({ publicUrl }: Addresses) =>
  forbidden(`This request must come from the application itself, at ${publicUrl} (PUBLIC_URL).`);
