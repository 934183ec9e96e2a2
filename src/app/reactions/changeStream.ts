import { times } from '@contract/limits';
import { changeStreamEndpoints } from '@client/api/auth/changeStream';
import { selectShowsNotifications, selectSignedIn } from '@client/features/session/sessionSelectors';
import { loadChanges } from '@client/features/workspace/workspaceSlice';
import type { AppDispatch, RootState } from '@client/shared/redux/rootState';
import type { AppStartListening } from '@client/shared/redux/thunkTypes';

const { changeStream } = changeStreamEndpoints.endpoints;

const wantsStream = (state: RootState): boolean =>
  selectSignedIn(state) && state.session.user !== null && state.network.online && selectShowsNotifications(state);

/**
 * Loads what changed as soon as it does, while the user is signed in, online, and wants notifications. The tabs of a
 * browser share one stream: the tab that holds a lock reads it, and informs the others.
 */
export function addChangeStreamReaction(startListening: AppStartListening): void {
  startListening({
    predicate: (_action, now, before) => wantsStream(now) !== wantsStream(before),
    effect: async (_action, { dispatch, getState, signal, cancelActiveListeners }) => {
      cancelActiveListeners();
      if (!wantsStream(getState())) return;
      const load = atMostEvery(loadPauseMs, signal, () => dispatch(loadChanges()));
      const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('watchdesk-changes');
      if (tabs) tabs.onmessage = load;
      const changed = (): void => {
        load();
        tabs?.postMessage('changed');
      };
      try {
        await inOneTab(signal, () => followStream(dispatch, signal, changed));
      } finally {
        tabs?.close();
      }
    },
  });
}

/** Runs a task in one tab at a time. Without TLS the Web Locks API is missing, and each tab runs it. */
async function inOneTab(signal: AbortSignal, task: () => Promise<void>): Promise<void> {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return task();
  await navigator.locks.request('watchdesk-changes', { signal }, task).catch((error: unknown) => {
    // The wait for the lock was aborted.
    if (!signal.aborted) throw error;
  });
}

/**
 * Reads streams until it is aborted: the next one soon after the server ended one, and after a failure with growing
 * pauses. Meanwhile, each attempt counts as a change, so that at least once a minute everything is loaded.
 */
async function followStream(dispatch: AppDispatch, signal: AbortSignal, changed: () => void): Promise<void> {
  let failures = 0;
  const opened = { times: 0 };
  for (;;) {
    const openedBefore = opened.times;
    const stream = dispatch(
      changeStream.initiate(
        (name) => {
          // The page was loaded just before the first stream was opened.
          if (name !== 'open' || opened.times > 0) changed();
          if (name === 'open') opened.times += 1;
        },
        { track: false },
      ),
    );
    const abort = (): void => stream.abort();
    signal.addEventListener('abort', abort);
    const { error } = await stream;
    signal.removeEventListener('abort', abort);
    // Also closes the connection of a stream that was silent.
    abort();
    if (signal.aborted) return;
    failures = error && opened.times === openedBefore ? failures + 1 : 0;
    if (error) changed();
    if (await pause(Math.min(times.notificationsPollMs, firstPauseMs * 2 ** failures), signal)) return;
  }
}

/** Between two loads, in milliseconds: publishing many articles announces as many changes. */
const loadPauseMs = 500;

/** Runs a task at once, and for further calls during the next `ms` once more at their end, until it is aborted. */
function atMostEvery(ms: number, signal: AbortSignal, task: () => void): () => void {
  let isWaiting = false;
  let isWanted = false;
  const run = (): void => {
    isWanted = false;
    isWaiting = true;
    task();
    setTimeout(() => {
      isWaiting = false;
      if (isWanted && !signal.aborted) run();
    }, ms);
  };
  return () => {
    if (isWaiting) isWanted = true;
    else run();
  };
}

const firstPauseMs = 1_000;

/** A pause of random length about the given one, so that thousands of browsers don't all return at the same moment.
 * Resolves to true at once if it is aborted. */
function pause(ms: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve(signal.aborted);
    };
    const timer = setTimeout(end, ms * (0.5 + Math.random() / 2));
    signal.addEventListener('abort', end);
  });
}
