declare global {
  interface Window {
    /** goober, which notistack draws with, reads it. */
    __nonce__?: string;
  }
}

/** The nonce that the server gave this page for its styles; empty where the page was served without one. */
export function pageNonce(): string {
  const content = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
  const nonce = content.startsWith('__') ? '' : content;
  if (nonce) window.__nonce__ = nonce;
  return nonce;
}
