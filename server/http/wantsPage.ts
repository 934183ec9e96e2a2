import path from 'node:path';
import { isServerPath } from '@contract/serverPaths';
import type { FastifyRequest } from 'fastify';

/** Whether a browser asks for a page of the client. */
export function wantsPage(request: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const [pathname = ''] = request.url.split('?');
  if (isServerPath(pathname)) return false;
  const accept = request.headers.accept ?? '*/*';
  return accept.includes('text/html') || (accept.includes('*/*') && !path.extname(pathname));
}
