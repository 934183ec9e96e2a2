import type { IncomingHttpHeaders } from 'node:http';

/** What identifies the present state of a resource. */
interface Validators {
  etag: string;
  lastModified: Date;
}

const opaque = (etag: string): string => etag.trim().replace(/^W\//, '');

/**
 * Whether a client has the present state of a resource already, so that 304 can be answered (RFC 9110, section 13.2.2):
 * If-None-Match counts, or without it If-Modified-Since, in whole seconds.
 */
export function isNotModified(
  { 'if-none-match': known, 'if-modified-since': since }: IncomingHttpHeaders,
  { etag, lastModified }: Validators,
): boolean {
  if (known !== undefined) return known.trim() === '*' || known.split(',').some((one) => opaque(one) === opaque(etag));
  if (since === undefined) return false;
  return Math.floor(lastModified.getTime() / 1_000) * 1_000 <= Date.parse(since);
}
