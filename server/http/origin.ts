import type { FastifyRequest } from 'fastify';
import type { Config } from '@server/config';
import { forbidden } from './errors';

/**
 * For the few calls that a cookie takes part in: refuses what a page of another site made a browser send. A browser
 * sets these headers itself. The Host header only serves to be compared with the Origin that the same browser sent.
 */
export function demandOwnOrigin(request: FastifyRequest, config: Config): void {
  const { origin, host } = request.headers;
  if (request.headers['sec-fetch-site'] === 'same-origin') return;
  if (origin !== undefined && (origin === config.publicUrl || originHost(origin) === host)) return;
  throw forbidden('This request must come from the application itself');
}

function originHost(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
