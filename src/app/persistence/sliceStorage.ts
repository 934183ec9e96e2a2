import { isRecord } from '@client/shared/values/isRecord';
import type { Backend } from './storageBackends';
import type { TabChannel } from './tabChannel';

type Fields = Record<string, unknown>;
interface StoredSlice {
  revision: number;
  state: Fields;
}

interface SliceStorageOptions {
  slice: string;
  /** The version of the slice's shape, as redux-persist stores it in `_persist`. */
  version: number;
  backend: Backend;
  channel: TabChannel | null;
  /**
   * For a slice that is slow to copy: it is written when `moment` resolves (idle time). Its revision is stored under a
   * key of its own, so that a write needn't read the slice.
   */
  large?: { moment: () => Promise<void> };
  /** Returns the storage key at this moment. Null: the slice has no owner and isn't stored. */
  keyNow(): Promise<string | null>;
  /** Called with the newer state that another tab stored. */
  follow(state: Fields): void;
  /**
   * Returns whether this tab's write replaces newer stored data. `before` is the state that this tab wrote or received
   * last.
   */
  wins?: (mine: Fields, before: Fields | null, stored: Fields) => boolean;
  /** Called if the storage is full or forbidden; the application continues without it. */
  trouble(error: unknown): void;
}

export interface SliceStorage {
  getItem(key: string): Promise<Fields | undefined>;
  setItem(key: string, value: Fields): Promise<void>;
  removeItem(key: string): Promise<void>;
  heard(message: { key: string; revision: number; state?: Fields }): Promise<void>;
  forget(): void;
}

const isStoredSlice = (value: unknown): value is StoredSlice =>
  isRecord(value) && typeof value.revision === 'number' && isRecord(value.state);

const revisionOf = (value: unknown): number => {
  if (typeof value === 'number') return value;
  return isStoredSlice(value) ? value.revision : 0;
};

/** Compares shallowly, field by field, without redux-persist's own `_persist`. */
const sameFields = (one: Fields, other: Fields): boolean =>
  Object.keys(one).every((field) => field === '_persist' || one[field] === other[field]);

/** The version of a stored slice; null if redux-persist has not marked it. Unmarked state is of this release. */
function versionOf(state: Fields): number | null {
  const mark = state._persist;
  return isRecord(mark) && typeof mark.version === 'number' ? mark.version : null;
}

/** Leaves the current call: redux-persist reads and flushes inside its reducer, where getState throws. */
const leaveReducer = (): Promise<void> => Promise.resolve();

/**
 * The storage that redux-persist reads a slice from and writes it to. Every write increments a revision. A tab that has
 * not seen the stored revision doesn't overwrite it but adopts it; after a write, the other tabs are notified and adopt
 * it.
 */
export function sliceStorage(options: SliceStorageOptions): SliceStorage {
  const { slice, version, backend, channel, large, keyNow, follow, trouble, wins = () => false } = options;
  let seenRevision = 0;
  let lastState: Fields | null = null;
  /** The state that waits to be written. */
  let staged: Fields | null = null;

  /**
   * The stored version minus this release's. Above 0, a tab of a newer release has written a shape that this release
   * doesn't know.
   */
  const versionDifference = (state: Fields): number => (versionOf(state) ?? version) - version;

  const adopt = (stored: StoredSlice): void => {
    if (versionDifference(stored.state) !== 0) return;
    seenRevision = stored.revision;
    lastState = stored.state;
    staged = null;
    follow(stored.state);
  };

  /** Adopts the stored state. Returns true if it has an older version: then it isn't adopted but overwritten. */
  const adoptStored = async (key: string): Promise<boolean> => {
    const stored = await backend.get(key);
    if (!isStoredSlice(stored) || stored.revision <= seenRevision) return false;
    const older = versionDifference(stored.state) < 0;
    if (older) seenRevision = stored.revision;
    else adopt(stored);
    return older;
  };

  const write = async (key: string, value: Fields): Promise<void> => {
    const revisionKey = large ? `${key}:revision` : key;
    const outcome: { newer?: true; revision?: number } = {};
    await backend.update(revisionKey, (current) => {
      const stored = revisionOf(current);
      if (stored > seenRevision && !(isStoredSlice(current) && wins(value, lastState, current.state))) {
        outcome.newer = true;
        return undefined;
      }
      const revision = Math.max(stored, seenRevision) + 1;
      outcome.revision = revision;
      return { ...(large ? { [revisionKey]: revision } : {}), [key]: { revision, state: value } };
    });
    if (outcome.newer && (await adoptStored(key))) return write(key, value);
    if (outcome.revision === undefined) return;
    seenRevision = outcome.revision;
    lastState = value;
    channel?.post({ slice, key, revision: seenRevision, ...(large ? {} : { state: value }) });
  };

  return {
    getItem: async () => {
      await leaveReducer();
      const key = await keyNow();
      if (key === null) return undefined;
      try {
        const stored = await backend.get(key);
        if (!isStoredSlice(stored)) return undefined;
        seenRevision = stored.revision;
        // Written by a newer release before a rollback: start as on a first visit, and overwrite it.
        if (versionDifference(stored.state) > 0) return undefined;
        lastState = stored.state;
        return stored.state;
      } catch (error) {
        trouble(error);
        return undefined;
      }
    },
    setItem: async (_name, changing) => {
      // redux-persist mutates this object later.
      const value = { ...changing };
      await leaveReducer();
      if (large) {
        staged = value;
        await large.moment();
        // Superseded meanwhile by a newer state of this or another tab, or discarded by a sign-out.
        if (staged !== value) return;
      }
      const key = await keyNow();
      if (key === null || (lastState && sameFields(value, lastState))) return;
      try {
        await write(key, value);
      } catch (error) {
        trouble(error);
      }
    },
    removeItem: () => Promise.resolve(),
    heard: async ({ key, revision, state }) => {
      if (revision <= seenRevision || key !== (await keyNow())) return;
      try {
        if (state) adopt({ revision, state });
        else await adoptStored(key);
      } catch (error) {
        trouble(error);
      }
    },
    forget: () => {
      seenRevision = 0;
      lastState = null;
      staged = null;
    },
  };
}
