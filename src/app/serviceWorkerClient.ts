import { freshPageMessage } from '@contract/serverPaths';
import { prefetch } from '@client/shared/lazy/prefetch';
import { createTrustedTypesRule } from '@client/shared/browser/trustedTypes';

const script = '/service-worker.js';
/** The Trusted Types policy allows only this script URL. */
const trusted = createTrustedTypesRule('watchdesk-worker', 'createScriptURL', () => script);

/**
 * Registers the service worker when the browser is idle. Without a nonce in the page (development), there is none to
 * register, only an earlier one to update.
 */
export function registerServiceWorker(served: boolean): void {
  if (!('serviceWorker' in navigator)) return;
  // If registration is forbidden, the application works without the offline mode.
  const begin = (): Promise<unknown> => navigator.serviceWorker.register(trusted(script), { updateViaCache: 'none' });
  prefetch(served ? begin : updateServiceWorker, 2_000);
}

/** Updates the service worker and waits until the new one is active. Resolves at once if there is no newer one. */
export async function updateServiceWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update();
  const next = registration?.installing ?? registration?.waiting;
  if (!next) return;
  await new Promise<void>((resolve) => {
    const checkState = (): void => {
      if (next.state === 'activated' || next.state === 'redundant') resolve();
    };
    next.addEventListener('statechange', checkState);
    checkState();
  });
}

/**
 * Asks the service worker to wait for the server's page on the next navigation, however slow: the cached page may refer
 * to a missing chunk.
 */
export function requestNewestPage(): void {
  if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage(freshPageMessage);
}
