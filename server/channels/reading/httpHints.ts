import type { IncomingHttpHeaders } from 'node:http';

const secondsUntil = (date: number, now: number) => Math.max(0, Math.ceil((date - now) / 1000));

/**
 * Parses `Retry-After` (RFC 9110, 10.2.3), a number of seconds or an HTTP date, to seconds from now. Returns null if it
 * is absent or invalid.
 */
export function retryAfterSeconds(value: string | undefined, now: Date): number | null {
  const text = value?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text);
  if (!/[a-z]/i.test(text)) return null;
  const date = Date.parse(text);
  return Number.isNaN(date) ? null : secondsUntil(date, now.getTime());
}

/**
 * The freshness lifetime of a response in seconds (RFC 9111, 4.2.1): max-age minus Age, otherwise Expires minus Date.
 * Null if the server doesn't state it or forbids storing.
 */
export function freshSeconds(headers: IncomingHttpHeaders): number | null {
  const control = headers['cache-control']?.toLowerCase() ?? '';
  if (/\bno-(store|cache)\b/.test(control)) return null;
  const maxAge = /\bmax-age\s*=\s*"?(\d{1,9})/.exec(control)?.[1];
  if (maxAge !== undefined) return Math.max(0, Number(maxAge) - (Number(headers.age) || 0));
  const expires = Date.parse(headers.expires ?? '');
  const date = Date.parse(headers.date ?? '');
  return Number.isNaN(expires) || Number.isNaN(date) ? null : secondsUntil(expires, date);
}
