import { later } from '@client/shared/lib/later';
import { isIdleWork } from '@client/shared/lib/whenIdle';
import { paths } from '@client/shared/navigation/paths';
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

/** Where the page is being opened anew for, as long as that may still come about: null is the page itself. */
let leavingFor: { to: string | null; over: Promise<void> } | null = null;

/**
 * A part whose code is no longer there: the page is of an earlier release than the server. It is opened anew, once, for all the
 * parts that were asked for together; what a form holds is asked about by the browser. Without a line, or a server, nothing
 * is known of releases: whoever asked for the part says so. What comes beforehand is not worth it: somebody may be typing.
 */
__webpack_chunk_load__ = async (id: unknown): Promise<void> => {
  const wanted = !isIdleWork();
  try {
    await load(id);
  } catch (error) {
    if (!wanted || !(await serverAnswers())) throw error;
    const to = aim();
    if (leavingFor?.to !== to) {
      if (!mayReload()) throw error;
      leavingFor = { to, over: openAnew() };
    }
    const here = leavingFor;
    await here.over;
    if (leavingFor === here) leavingFor = null;
    throw error;
  }
};

/** Whether there is a server to open the page anew from: while it is away, the page that is open is all there is. */
const serverAnswers = async (): Promise<boolean> =>
  // eslint-disable-next-line no-restricted-globals -- no call of an API: it asks for the page itself
  fetch(paths.home(), { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Ends only for somebody who stayed. */
async function openAnew(): Promise<void> {
  await Promise.race([update().catch(() => undefined), later(longestWait)]);
  askNewest();
  addEventListener('pagehide', noteReload);
  const to = aim();
  if (to === null) location.reload();
  else location.assign(to);
  await later(longestLeaving);
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
