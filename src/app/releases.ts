import { sleep } from '@client/shared/browser/sleep';
import { paths } from '@client/shared/navigation/paths';
import type { Navigation } from '@client/shared/services/navigation';
import type { Releases } from '@client/shared/services/releases';
import { askNewest, update } from './offline';

const mark = 'watchdesk:reloaded';
const onceIn = 60_000;
const longestWait = 10_000;
/** After that, somebody who was asked about what a form holds has stayed. */
const longestLeaving = 30_000;

/**
 * Reloads the page when a chunk is missing because the server has a newer release: once for all chunks that were requested
 * together, and for the page that the router was about to show. Forms with changes make the browser ask first. Where the
 * server does not answer, nothing is known of releases, and the page that is open is all there is.
 */
export function createReleases(navigation: Pick<Navigation, 'destination'>): Releases {
  /** The reload that is under way, by its destination; null is the page itself. */
  let reload: { to: string | null; ended: Promise<void> } | null = null;
  return {
    async chunkMissing() {
      if (!(await serverAnswers())) return;
      const to = navigation.destination();
      if (reload?.to !== to) {
        if (!mayReload()) return;
        reload = { to, ended: loadAgain(navigation) };
      }
      const current = reload;
      await current.ended;
      if (reload === current) reload = null;
    },
  };
}

const serverAnswers = async (): Promise<boolean> =>
  // eslint-disable-next-line no-restricted-globals -- no call of an API: it asks for the page itself
  fetch(paths.home(), { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Ends only for somebody who stayed. */
async function loadAgain({ destination }: Pick<Navigation, 'destination'>): Promise<void> {
  await Promise.race([update().catch(() => undefined), sleep(longestWait)]);
  askNewest();
  addEventListener('pagehide', noteReload);
  const to = destination();
  if (to === null) location.reload();
  else location.assign(to);
  await sleep(longestLeaving);
  removeEventListener('pagehide', noteReload);
}

/** Not twice in a minute: a file that is missing for another reason would reload the page for ever. */
function mayReload(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(mark)) >= onceIn;
  } catch {
    return false;
  }
}

/** Only a page that was really left counts: who stays with a form goes on to the next page as well. */
function noteReload(): void {
  sessionStorage.setItem(mark, String(Date.now()));
}
