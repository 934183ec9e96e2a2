import { isIdleWork } from '@client/shared/lib/whenIdle';
import { askNewest, update } from './offline';

const mark = 'watchdesk:reloaded';
const onceIn = 60_000;
const longestWait = 10_000;
/** After that, somebody who was asked about what a form holds has stayed. */
const longestLeaving = 30_000;

let aim: () => string | null = () => null;

/** The router tells where a person was about to go: the part that was missing may be that very page. */
export function aimAt(where: () => string | null): void {
  aim = where;
}

const load = __webpack_chunk_load__;

const later = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * A part whose code is no longer there: the page is of an earlier release than the server. It is opened anew, once; what a form
 * holds is asked about by the browser. Without a line nothing is known of releases: whoever asked for the part says so. What comes
 * beforehand, at rest, is not worth it: somebody may be typing.
 */
__webpack_chunk_load__ = async (id: unknown): Promise<void> => {
  const wanted = !isIdleWork();
  try {
    await load(id);
  } catch (error) {
    if (!wanted || !navigator.onLine || !mayReload()) throw error;
    await Promise.race([update().catch(() => undefined), later(longestWait)]);
    askNewest();
    const to = aim();
    if (to === null) location.reload();
    else location.assign(to);
    await later(longestLeaving);
    throw error;
  }
};

/** Not twice in a minute: a file that is missing for another reason would reload the page for ever. */
function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(mark));
    if (Date.now() - last < onceIn) return false;
    sessionStorage.setItem(mark, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
