declare global {
  interface Window {
    /** Read by goober, the styling library of notistack. */
    __nonce__?: string;
  }
}

/** The nonce of this page's Content-Security-Policy for styles; empty if the page was served without one. */
export function pageNonce(): string {
  const content = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
  const nonce = content.startsWith('__') ? '' : content;
  if (nonce) window.__nonce__ = nonce;
  return nonce;
}

/**
 * Creates the style element that goober looks for by its id. goober would create it through innerHTML, which Trusted
 * Types refuse.
 */
export function addSnackbarSheet(nonce: string): void {
  const sheet = document.createElement('style');
  Object.assign(sheet, { id: '_goober', nonce, textContent: ' ' });
  document.head.append(sheet);
}
