import type { FetchArgs } from '@reduxjs/toolkit/query';

/**
 * What a page's requests that outlive it may carry together: browsers let 64 kB pass and refuse what exceeds it, as if there
 * were no line. So that none is ever refused, they are counted here; the rest is left free for others.
 */
const MOST_BYTES = 48 * 1024;
const MOST_REQUESTS = 32;

let bytes = 0;
let requests = 0;

/**
 * Sends a change so that it arrives although the page is left in the same moment, as long as it is small and few others are
 * under way; else as any other request.
 */
export async function outliving<T>(args: FetchArgs, sent: (args: FetchArgs) => PromiseLike<T> | T): Promise<T> {
  const size = sizeOf(args.body);
  if (requests >= MOST_REQUESTS || bytes + size > MOST_BYTES) return sent(args);
  requests += 1;
  bytes += size;
  try {
    return await sent({ ...args, keepalive: true });
  } finally {
    requests -= 1;
    bytes -= size;
  }
}

/** Of what is sent as JSON or text; files are never small. */
function sizeOf(body: unknown): number {
  if (body === undefined) return 0;
  if (body instanceof FormData || body instanceof Blob) return Infinity;
  return new TextEncoder().encode(typeof body === 'string' ? body : JSON.stringify(body)).length;
}
