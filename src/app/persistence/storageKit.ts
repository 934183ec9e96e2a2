import { isRecord } from '@client/shared/values/isRecord';
import type { RootState } from '@client/shared/redux/rootState';
import { databaseBackend, localBackend, type Backend } from './backends';
import { idleMoments } from './idleMoments';
import { persistedNames, persistedSlices, type PersistedName } from './slices';
import { sliceStorage, type SliceStorage } from './sliceStorage';
import type { TabChannel } from './tabChannel';

export interface Backends {
  small: Backend;
  large: Backend;
}

export const browserBackends = (): Backends => ({ small: localBackend(), large: databaseBackend() });

export interface StorageKit {
  storages: Record<PersistedName, SliceStorage>;
  /** The session's slice as any tab kept it last. */
  keptSession(): Promise<unknown>;
  /** Nothing of anybody is kept any more but the small slices, which reset themselves. */
  clearLarge(): Promise<void>;
  /** What is to be kept is written now, not when the page has time for it. */
  hurry(work: () => Promise<unknown>): Promise<void>;
}

/** How long what is to be kept waits at most for the page to have time for it. */
const patienceMs = 1_000;

interface KitOptions {
  backends: Backends;
  channel: TabChannel | null;
  getState(): Pick<RootState, 'session'>;
  follow(slice: PersistedName, state: Record<string, unknown>): void;
}

const inside = (value: unknown, field: string): unknown => (isRecord(value) ? value[field] : undefined);

const obtainedAt = (session: unknown): number => {
  const at = inside(inside(session, 'token'), 'obtainedAt');
  return typeof at === 'number' ? at : 0;
};

/** Signing out and in are never taken back by what another tab wrote meanwhile; of two tokens the newer stays. */
function sessionWins(mine: object, before: object | null, kept: object): boolean {
  const had = before !== null && obtainedAt(before) > 0;
  if (obtainedAt(mine) === 0) return had;
  return obtainedAt(kept) === 0 ? !had : obtainedAt(mine) > obtainedAt(kept);
}

/** The storages of all persisted slices, tied to the other tabs. */
export function makeStorageKit({ backends, channel, getState, follow }: KitOptions): StorageKit {
  let sessionRead = false;
  let leftAt = 0;
  const moments = idleMoments(patienceMs);
  const keptSession = async (): Promise<unknown> => {
    try {
      return inside(await backends.small.get('session'), 'state');
    } catch {
      return undefined;
    }
  };
  const owner = async (): Promise<string | null> => {
    const { user, leaving } = getState().session;
    if (leaving) return null;
    if (user) return user.ownerId;
    if (sessionRead) return null;
    const kept = inside(inside(await keptSession(), 'user'), 'ownerId');
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
        // A write of before the sign-out, met late, must not bring the session back.
        const late = slice === 'session' && getState().session.token === null && obtainedAt(state) > 0;
        if (!late || obtainedAt(state) > leftAt) follow(slice, state);
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
    keptSession,
    hurry: moments.hurry,
    clearLarge: async () => {
      leftAt = Date.now();
      for (const name of persistedNames) if (persistedSlices[name].personal) storages[name].forget();
      try {
        await backends.large.clear();
      } catch {
        // A storage that cannot be cleared could not be written either.
      }
    },
  };
}
