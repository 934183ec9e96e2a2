import type { IncomingHttpHeaders } from 'node:http';

const secondsUntil = (date: number, now: number) => Math.max(0, Math.ceil((date - now) / 1000));

/** `Retry-After` (RFC 9110, 10.2.3) as seconds from now: a number of seconds, or an HTTP date. null if absent or unreadable. */
export function retryAfterSeconds(value: string | undefined, now: Date): number | null {
  const text = value?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text);
  if (!/[a-z]/i.test(text)) return null;
  const date = Date.parse(text);
  return Number.isNaN(date) ? null : secondsUntil(date, now.getTime());
}

/**
 * Seconds for which an answer stays fresh (RFC 9111, 4.2.1): max-age less the Age it already has, else Expires against
 * its own Date. null where the server does not say, or forbids storing.
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
