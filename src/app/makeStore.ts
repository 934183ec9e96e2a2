import {
  combineReducers,
  configureStore,
  createListenerMiddleware,
  type Reducer,
  type StoreEnhancer,
} from '@reduxjs/toolkit';
import {
  createMigrate,
  FLUSH,
  PAUSE,
  PERSIST,
  persistReducer,
  persistStore,
  PURGE,
  REGISTER,
  REHYDRATE,
  type Persistor,
} from 'redux-persist';
import type { AccessToken, ApiExtra, Recording } from '@client/api/apiExtra';
import { createTokenRenewal } from '@client/api/tokenRenewal';
import { createSerialRunner } from '@client/api/runSerially';
import { createKeepalive } from '@client/api/withKeepalive';
import { sessionLost, tokenRefreshed } from '@client/features/session/sessionSlice';
import { isRecord } from '@client/shared/values/isRecord';
import { t } from '@client/shared/texts/t';
import { sliceSynced } from '@client/shared/redux/persistedStateActions';
import type { AppDispatch, RootState } from '@client/shared/redux/rootState';
import type { Services, ThunkExtra } from '@client/shared/services/services';
import { persistedSlices, type PersistedName } from './persistence/persistedSlices';
import { createPersistence, type Backends, type Persistence } from './persistence/persistence';
import type { TabChannel } from './persistence/tabChannel';
import { addReactions } from './reactions/addReactions';
import { apis, reducerMap } from './reducerMap';

interface StoreOptions {
  /** The storages of the persisted slices. Null: nothing is read or written, as in a replay. */
  backends: Backends | null;
  channel: TabChannel | null;
  services: Services;
  /** Set in a replay: queries are answered from the recording, no request is sent, and no listener runs. */
  recording?: Recording | null;
  now?: () => number;
  enhancers?: StoreEnhancer[];
}

const persistActions = [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER];

/** Wraps a slice's reducer with redux-persist: each slice has its own storage and whitelist. */
function withPersistence<S extends object>(persistence: Persistence, name: PersistedName, reducer: Reducer<S>) {
  const { fields, version, migrations, throttleMs } = persistedSlices[name];
  const config = {
    key: name,
    version,
    storage: persistence.storages[name],
    whitelist: [...fields],
    migrate: createMigrate(migrations, { debug: false }),
    serialize: false,
    deserialize: false,
    throttle: throttleMs,
    timeout: 3_000,
  };
  return persistReducer(config, reducer);
}

const persistedReducerMap = (persistence: Persistence) => ({
  ...reducerMap,
  session: withPersistence(persistence, 'session', reducerMap.session),
  preferences: withPersistence(persistence, 'preferences', reducerMap.preferences),
  topics: withPersistence(persistence, 'topics', reducerMap.topics),
  favourites: withPersistence(persistence, 'favourites', reducerMap.favourites),
  workspace: withPersistence(persistence, 'workspace', reducerMap.workspace),
  dictionaries: withPersistence(persistence, 'dictionaries', reducerMap.dictionaries),
});

const isToken = (value: unknown): value is AccessToken =>
  isRecord(value) && 'access_token' in value && 'obtainedAt' in value && 'expires_in' in value;

/** Creates the store for the page, a test, or a replay. `ready` resolves when the persisted state has been read. */
export function makeStore({
  backends,
  channel,
  services,
  recording = null,
  now = Date.now,
  enhancers = [],
}: StoreOptions) {
  const listeners = createListenerMiddleware<RootState, AppDispatch, ThunkExtra>({ extra: { services } });
  const persistence: Persistence | null = backends
    ? createPersistence({
        backends,
        channel,
        getState: (): RootState => store.getState(),
        follow: (slice, state) => void store.dispatch(sliceSynced({ slice, state })),
      })
    : null;
  const extra: ApiExtra & ThunkExtra = {
    services,
    recording,
    now,
    runSerially: createSerialRunner(),
    renewToken: createTokenRenewal(),
    withKeepalive: createKeepalive(),
    credentials: () => {
      const { token, signOn, singleSignOn } = store.getState().session;
      return { token, realm: signOn?.realm ?? null, apiKey: signOn?.apiKey ?? null, singleSignOn };
    },
    storedToken: async () => {
      const kept = await persistence?.storedSession();
      return isRecord(kept) && isToken(kept.token) ? kept.token : null;
    },
    tokenRefreshed: async (token) => {
      store.dispatch(tokenRefreshed(token));
      await flush();
    },
    sessionLost: () => {
      store.dispatch(sessionLost({ status: 401, code: null, message: t('session.ended') }));
    },
  };
  const store = configureStore({
    reducer: combineReducers(persistence ? persistedReducerMap(persistence) : reducerMap),
    middleware: (getDefault) => {
      const base = getDefault({
        thunk: { extraArgument: extra },
        serializableCheck: { ignoredActions: persistActions, warnAfter: 200 },
        // Immer freezes the state: a mutation throws by itself.
        immutableCheck: false,
      });
      const calls = apis.map((api) => api.middleware);
      return recording ? base.concat(calls) : base.prepend(listeners.middleware).concat(calls);
    },
    // The default (animation frame) notifies subscribers a frame later: a switch would flip back for that frame.
    enhancers: (getDefault) => getDefault({ autoBatch: { type: 'tick' } }).concat(...enhancers),
    devTools: { name: 'Watchdesk', maxAge: 300 },
  });
  const persistor: Persistor | null = persistence ? persistStore(store) : null;
  /** Writes the pending changes to the storages now. */
  const flush = async (): Promise<void> => persistence?.hurry(() => persistor?.flush() ?? Promise.resolve());
  if (!recording) {
    addReactions(listeners.startListening, () => persistence?.clearLarge() ?? Promise.resolve());
  }
  return {
    store,
    flush,
    ready: persistor ? rehydrated(persistor) : Promise.resolve(),
    close: () => {
      persistor?.pause();
      channel?.close();
      listeners.clearListeners();
    },
  };
}

function rehydrated(persistor: Persistor): Promise<void> {
  return new Promise((resolve) => {
    let leave = (): void => undefined;
    const look = (): void => {
      if (!persistor.getState().bootstrapped) return;
      leave();
      resolve();
    };
    leave = persistor.subscribe(look);
    look();
  });
}

export type AppStore = ReturnType<typeof makeStore>['store'];
