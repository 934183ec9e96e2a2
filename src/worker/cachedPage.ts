/** The cache key of the application's page: every route has the same HTML. */
export const pagePath = '/';

/**
 * Returns the cached page with a new CSP nonce, or undefined if the cache has no page. The server makes a nonce for
 * each response, and a nonce that stays in a cache could become known to an attacker.
 */
export async function cachedPage(cache: Cache): Promise<Response | undefined> {
  const answer = await cache.match(pagePath);
  if (!answer) return undefined;
  const text = await answer.text();
  const headers = new Headers(answer.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  const before = /name="csp-nonce" content="([^"]+)"/.exec(text)?.[1];
  const policy = headers.get('content-security-policy');
  if (before === undefined || policy === null) return new Response(text, { headers });
  const nonce = newNonce();
  headers.set('content-security-policy', policy.replaceAll(before, nonce));
  return new Response(text.replaceAll(before, nonce), { headers });
}

const newNonce = (): string => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))));
