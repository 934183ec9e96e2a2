import type { FetchArgs } from '@reduxjs/toolkit/query';

/** Browsers cap the bodies of a page's keepalive requests at 64 KiB in total, and refuse more as if the network had failed. */
const maxBytes = 48 * 1024;
const maxRequests = 32;

export type WithKeepalive = <T>(args: FetchArgs, send: (args: FetchArgs) => PromiseLike<T> | T) => Promise<T>;

/**
 * Creates a function that sends requests with `keepalive`, so that they complete even if the page unloads. Requests
 * beyond the browser's limits are sent without it. One instance per page, because it counts the pending requests.
 */
export function createKeepalive(): WithKeepalive {
  let bytes = 0;
  let requests = 0;
  return async (args, send) => {
    const size = sizeOf(args.body);
    if (requests >= maxRequests || bytes + size > maxBytes) return send(args);
    requests += 1;
    bytes += size;
    try {
      return await send({ ...args, keepalive: true });
    } finally {
      requests -= 1;
      bytes -= size;
    }
  };
}

/** The size of the body in bytes, sent as JSON or text. Files count as too large. */
function sizeOf(body: unknown): number {
  if (body === undefined) return 0;
  if (body instanceof FormData || body instanceof Blob) return Infinity;
  return new TextEncoder().encode(typeof body === 'string' ? body : JSON.stringify(body)).length;
}
