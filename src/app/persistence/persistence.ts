import { isRecord } from '@client/shared/values/isRecord';
import type { RootState } from '@client/shared/redux/rootState';
import { databaseBackend, localBackend, type Backend } from './storageBackends';
import { createIdleScheduler } from './idleScheduler';
import { persistedNames, persistedSlices, type PersistedName } from './persistedSlices';
import { sliceStorage, type SliceStorage } from './sliceStorage';
import type { TabChannel } from './tabChannel';

export interface Backends {
  small: Backend;
  large: Backend;
}

export const browserBackends = (): Backends => ({ small: localBackend(), large: databaseBackend() });

export interface Persistence {
  storages: Record<PersistedName, SliceStorage>;
  /** Returns the session slice that this or another tab stored last. */
  storedSession(): Promise<unknown>;
  /** Clears the large storage. The slices in the small storage reset themselves at sign-out. */
  clearLarge(): Promise<void>;
  /** Writes pending changes now instead of in idle time, while `work` runs. */
  hurry(work: () => Promise<unknown>): Promise<void>;
}

/** The longest time in milliseconds that a write waits for idle time. */
const idleTimeoutMs = 1_000;

interface PersistenceOptions {
  backends: Backends;
  channel: TabChannel | null;
  getState(): Pick<RootState, 'session'>;
  follow(slice: PersistedName, state: Record<string, unknown>): void;
}

const fieldOf = (value: unknown, field: string): unknown => (isRecord(value) ? value[field] : undefined);

const obtainedAt = (session: unknown): number => {
  const at = fieldOf(fieldOf(session, 'token'), 'obtainedAt');
  return typeof at === 'number' ? at : 0;
};

/**
 * Returns whether this tab's session replaces a newer stored one: a write of another tab never undoes a sign-in or
 * sign-out; of two tokens the newer one wins.
 */
function sessionWins(mine: object, before: object | null, kept: object): boolean {
  const had = before !== null && obtainedAt(before) > 0;
  if (obtainedAt(mine) === 0) return had;
  return obtainedAt(kept) === 0 ? !had : obtainedAt(mine) > obtainedAt(kept);
}

/** Creates the storages of all persisted slices, synchronized with the other tabs. */
export function createPersistence({ backends, channel, getState, follow }: PersistenceOptions): Persistence {
  let sessionRead = false;
  let signedOutAt = 0;
  const moments = createIdleScheduler(idleTimeoutMs);
  const storedSession = async (): Promise<unknown> => {
    try {
      return fieldOf(await backends.small.get('session'), 'state');
    } catch {
      return undefined;
    }
  };
  const owner = async (): Promise<string | null> => {
    const { user, leaving } = getState().session;
    if (leaving) return null;
    if (user) return user.ownerId;
    if (sessionRead) return null;
    const kept = fieldOf(fieldOf(await storedSession(), 'user'), 'ownerId');
    return typeof kept === 'string' ? kept : null;
  };
  const storageOf = (slice: PersistedName): SliceStorage => {
    const { place, personal, version } = persistedSlices[slice];
    return sliceStorage({
      slice,
      version,
      backend: backends[place],
      channel,
      keyNow: async () => {
        if (!personal) return slice;
        const id = await owner();
        return id === null ? null : `${id}:${slice}`;
      },
      follow: (state) => {
        // A message from before the sign-out that arrives late must not restore the session.
        const late = slice === 'session' && getState().session.token === null && obtainedAt(state) > 0;
        if (!late || obtainedAt(state) > signedOutAt) follow(slice, state);
      },
      trouble: () => undefined,
      ...(place === 'large' ? { large: { moment: moments.next } } : {}),
      ...(slice === 'session' ? { wins: sessionWins } : {}),
    });
  };
  const session = storageOf('session');
  const storages: Record<PersistedName, SliceStorage> = {
    session: {
      ...session,
      setItem: (key, value) => {
        sessionRead = true;
        return session.setItem(key, value);
      },
    },
    preferences: storageOf('preferences'),
    topics: storageOf('topics'),
    favourites: storageOf('favourites'),
    workspace: storageOf('workspace'),
    dictionaries: storageOf('dictionaries'),
  };
  channel?.listen((message) => {
    const name = persistedNames.find((one) => one === message.slice);
    if (name) void storages[name].heard(message);
  });
  return {
    storages,
    storedSession,
    hurry: moments.hurry,
    clearLarge: async () => {
      signedOutAt = Date.now();
      for (const name of persistedNames) if (persistedSlices[name].personal) storages[name].forget();
      try {
        await backends.large.clear();
      } catch {
        // A storage that can't be cleared could not be written either.
      }
    },
  };
}
