import { findNonSerializableValue, type StoreEnhancer } from '@reduxjs/toolkit';
import { waitFor } from '@testing-library/react';
import { makeStore, type AppStore } from '@client/app/makeStore';
import type { Backend } from '@client/app/persistence/storageBackends';
import type { Backends } from '@client/app/persistence/persistence';
import type { TabChannel, TabMessage } from '@client/app/persistence/tabChannel';
import type { AccessToken } from '@client/api/apiExtra';
import { createServices } from '@client/app/services';
import { tokenRefreshed } from '@client/features/session/sessionSlice';

/** A storage in memory. Stores share it like the tabs of a browser. */
function memoryBackend(): Backend & { kept: Map<string, unknown> } {
  const kept = new Map<string, unknown>();
  return {
    kept,
    get: (key) => Promise.resolve(kept.get(key)),
    update: (key, change) => {
      for (const [name, value] of Object.entries(change(kept.get(key)) ?? {})) kept.set(name, structuredClone(value));
      return Promise.resolve();
    },
    clear: () => Promise.resolve(kept.clear()),
  };
}

export interface Browser {
  backends: Backends & { small: ReturnType<typeof memoryBackend>; large: ReturnType<typeof memoryBackend> };
  channel(): TabChannel;
}

/** A browser without pages: its tabs share the storage and receive each other’s messages. */
export function browser(): Browser {
  const tabs = new Set<(message: TabMessage) => void>();
  return {
    backends: { small: memoryBackend(), large: memoryBackend() },
    channel: () => {
      let own: ((message: TabMessage) => void) | null = null;
      return {
        post: (message) => {
          const copy = structuredClone(message);
          for (const tab of tabs) if (tab !== own) tab(copy);
        },
        listen: (listener) => {
          own = listener;
          tabs.add(listener);
        },
        close: () => {
          if (own) tabs.delete(own);
        },
      };
    },
  };
}

export const freshToken = (name = 'token-1'): AccessToken => ({
  access_token: name,
  expires_in: 1800,
  obtainedAt: Date.now(),
});

interface Tab {
  store: AppStore;
  visited: string[];
  flush(): Promise<void>;
  close(): void;
}

const open: Tab[] = [];
const faults: unknown[] = [];

/** Records what can't be serialized in the actions that reach the reducer, but for what libraries add themselves. */
const checkActions: StoreEnhancer = (create) => (reducer, initial) =>
  create((state, action) => {
    const ignored = ['meta.arg', 'meta.baseQueryMeta'];
    const isOfPersistence = action.type.startsWith('persist/');
    const fault = !isOfPersistence && findNonSerializableValue(action, '', undefined, undefined, ignored);
    if (fault) faults.push({ type: action.type, ...fault });
    return reducer(state, action);
  }, initial);

/** Fails if a state or an action of this test can't be serialized. Redux Toolkit checks it in the development build only. */
function expectSerializable(): void {
  const ofStates = open
    .map(({ store }) => findNonSerializableValue(store.getState()))
    .filter((fault) => fault !== false);
  expect([...faults.splice(0), ...ofStates]).toEqual([]);
}

/** A tab of a browser: a store with the state that was persisted in its storage. Closed after the test. */
export async function openTab(inBrowser: Browser = browser()): Promise<Tab> {
  const visited: string[] = [];
  const services = createServices();
  const navigation = {
    ...services.navigation,
    goTo: (path: string) => {
      visited.push(path);
      return Promise.resolve();
    },
    leave: (url: string) => void visited.push(url),
  };
  const { store, ready, flush, close } = makeStore({
    backends: inBrowser.backends,
    channel: inBrowser.channel(),
    services: { ...services, navigation },
    enhancers: [checkActions],
  });
  await ready;
  const tab: Tab = {
    store,
    visited,
    close,
    flush,
  };
  open.push(tab);
  return tab;
}

/** A tab in which the user of the mock network is signed in, with their data loaded. */
export async function openSignedInTab(): Promise<Tab> {
  const tab = await openTab();
  tab.store.dispatch(tokenRefreshed(freshToken()));
  await waitFor(() => expect(tab.store.getState().session.userLoad.status).toBe('loaded'));
  return tab;
}

export function closeTabs(): void {
  try {
    expectSerializable();
  } finally {
    open.splice(0).forEach((tab) => tab.close());
  }
}

/** Stores a session in a browser's storage, as a closed page leaves it. */
export function keepSession(inBrowser: Browser, session: Record<string, unknown>): void {
  inBrowser.backends.small.kept.set('session', {
    revision: 1,
    state: { ...session, _persist: { version: 1, rehydrated: true } },
  });
}
