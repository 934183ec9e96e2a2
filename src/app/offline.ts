import { newestWanted } from '@contract/serverPaths';
import { prefetch } from '@client/shared/lazy/prefetch';
import { createTrustedTypesRule } from '@client/shared/browser/trustedTypes';

const script = '/service-worker.js';
/** Of all addresses, that one alone. */
const trusted = createTrustedTypesRule('watchdesk-worker', 'createScriptURL', () => script);

/** Lets the browser keep the page for when the line is gone. Not in development, where the page is served without a nonce. */
export function keepForOffline(served: boolean): void {
  if (!('serviceWorker' in navigator)) return;
  // A browser that forbids it shows the page from the line, as ever.
  const begin = (): Promise<unknown> => navigator.serviceWorker.register(trusted(script), { updateViaCache: 'none' });
  prefetch(served ? begin : update, 2_000);
}

/** Asks for a newer release of what is kept, and waits until it has taken over; at once where there is none. */
export async function update(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update();
  const next = registration?.installing ?? registration?.waiting;
  if (!next) return;
  await new Promise<void>((resolve) => {
    const look = (): void => {
      if (next.state === 'activated' || next.state === 'redundant') resolve();
    };
    next.addEventListener('statechange', look);
    look();
  });
}

/** The page that is opened next is to be the server's, however long it takes: the kept one may be what lacks a part. */
export function askNewest(): void {
  if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage(newestWanted);
}
