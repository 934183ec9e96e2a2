import { sleep } from '@client/shared/browser/sleep';
import type { Navigation } from '@client/shared/services/navigation';
import type { Releases } from '@client/shared/services/releases';
import { requestNewestPage, updateServiceWorker } from './serviceWorkerClient';

const reloadedAtKey = 'watchdesk:reloaded';
const minIntervalMs = 60_000;
const maxUpdateWaitMs = 10_000;
/**
 * The time after which the user must have chosen to stay when the browser asked about unsaved changes. In milliseconds.
 */
const maxLeaveWaitMs = 30_000;

/**
 * Reloads the page when a chunk is missing because the server has a newer release: once for all chunks that are
 * requested together, and for the page that the router is about to show. Forms with changes make the browser ask first.
 * If the server has the chunk or doesn't respond, the network failed, and the page isn't reloaded.
 */
export function createReleases(navigation: Pick<Navigation, 'destination'>): Releases {
  /** The pending reload and its destination; null is the current page. */
  let reload: { to: string | null; ended: Promise<void> } | null = null;
  return {
    async reloadIfGone(url) {
      const status = await fetchStatus(url);
      if (status !== 404) return status === 200;
      const to = navigation.destination();
      if (reload?.to !== to) {
        if (!mayReload()) return false;
        reload = { to, ended: reloadPage(navigation) };
      }
      const current = reload;
      await current.ended;
      if (reload === current) reload = null;
      return false;
    },
  };
}

/** Resolves to null if the server can't be reached. */
const fetchStatus = async (url: string): Promise<number | null> =>
  // oxlint-disable-next-line no-restricted-globals -- not an API request: it requests a file of the page
  fetch(url, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status,
    () => null,
  );

/** Resolves only if the user chose to stay on the page. */
async function reloadPage({ destination }: Pick<Navigation, 'destination'>): Promise<void> {
  await Promise.race([updateServiceWorker().catch(() => undefined), sleep(maxUpdateWaitMs)]);
  requestNewestPage();
  addEventListener('pagehide', noteReload);
  const to = destination();
  if (to === null) location.reload();
  else location.assign(to);
  await sleep(maxLeaveWaitMs);
  removeEventListener('pagehide', noteReload);
}

/** At most one reload per minute: a file that is missing for another reason would cause an endless loop. */
function mayReload(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(reloadedAtKey)) >= minIntervalMs;
  } catch {
    return false;
  }
}

/** Called on pagehide: a user who stays with a form hasn't reloaded, and may reload later. */
function noteReload(): void {
  sessionStorage.setItem(reloadedAtKey, String(Date.now()));
}
