import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Config } from '@server/config';
import { forbidden } from './errors';

type OriginConfig = Pick<Config, 'publicUrl' | 'signOn'>;

/**
 * CSRF protection: refuses requests sent by pages of other sites. The Origin header, which browsers set themselves,
 * must be one of the configured addresses. It is never compared with the Host header, which an attacker's page can
 * choose by pointing its own name at this server (DNS rebinding).
 */
export function requireOwnOrigin({ headers: { origin, host } }: FastifyRequest, config: OriginConfig): void {
  if (origin === undefined || !isOwnOrigin(origin, host, config)) throw foreignOrigin(config);
}

/** Like `requireOwnOrigin`, but also accepts requests without Origin, as programs other than browsers send them. */
export function refuseForeignOrigin(request: FastifyRequest, config: OriginConfig): void {
  if (request.headers.origin !== undefined) requireOwnOrigin(request, config);
}

/** Refuses a page requested by a host name that isn't configured, because anybody can point a name at this server. */
export function requireOwnHost(request: FastifyRequest, config: OriginConfig): void {
  const { hostname } = request;
  if (!isOwnHostname(hostname, config) && !isLoopback(hostname) && !isAddress(hostname)) throw foreignOrigin(config);
}

function isOwnOrigin(origin: string, host: string | undefined, config: OriginConfig): boolean {
  if (origin === config.publicUrl) return true;
  if (!URL.canParse(origin)) return false;
  const given = new URL(origin);
  // A name can be pointed anywhere, an IP address cannot: http://192.0.2.1:8080 reaches only this server.
  if (isAddress(given.hostname) && given.host === host) return true;
  const { port, protocol } = new URL(config.publicUrl);
  return given.protocol === protocol && given.port === port && isOwnHostname(given.hostname, config);
}

/**
 * Our own names: the host of PUBLIC_URL, the hosts in SIGN_ON and, if PUBLIC_URL is a loopback address, all loopback
 * names.
 */
function isOwnHostname(hostname: string, { publicUrl, signOn }: OriginConfig): boolean {
  const name = hostname.toLowerCase();
  const own = new URL(publicUrl).hostname;
  if (name === own || (isLoopback(own) && isLoopback(name))) return true;
  return Object.keys(signOn).some((key) => key.toLowerCase().replace(/:\d+$/, '') === name);
}

const isLoopback = (hostname: string): boolean => ['localhost', '127.0.0.1', '::1', '[::1]'].includes(hostname);

const isAddress = (hostname: string): boolean => isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;

const foreignOrigin = ({ publicUrl }: OriginConfig) =>
  forbidden(`This request must come from the application itself, at ${publicUrl} (PUBLIC_URL).`);
