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

/** goober's sheet, by the name that it looks for: one that it makes itself has its HTML set, which the page's policy refuses. */
export function addSnackbarSheet(nonce: string): void {
  const sheet = document.createElement('style');
  Object.assign(sheet, { id: '_goober', nonce, textContent: ' ' });
  document.head.append(sheet);
}
