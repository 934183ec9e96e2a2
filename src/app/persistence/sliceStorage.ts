import { isRecord } from '@client/shared/lib/isRecord';
import type { Backend } from './backends';
import type { TabChannel } from './tabChannel';

type Fields = Record<string, unknown>;
interface Kept {
  revision: number;
  state: Fields;
}

export interface SliceStorageOptions {
  slice: string;
  backend: Backend;
  channel: TabChannel | null;
  /** The key to keep it under at this moment; null: nobody's, so it is not kept. */
  keyNow(): Promise<string | null>;
  /** Another tab has newer data. */
  follow(state: Fields): void;
  /** Whether what this tab writes goes over newer data all the same: `before` is what it wrote or heard last. */
  wins?: (mine: Fields, before: Fields | null, kept: Fields) => boolean;
  /** The storage is full or forbidden: told, and survived. */
  trouble(error: unknown): void;
}

export interface SliceStorage {
  getItem(key: string): Promise<Fields | undefined>;
  setItem(key: string, value: Fields): Promise<void>;
  removeItem(key: string): Promise<void>;
  heard(message: { key: string; revision: number; state: Fields }): Promise<void>;
  forget(): void;
}

const isKept = (value: unknown): value is Kept =>
  isRecord(value) && typeof value.revision === 'number' && isRecord(value.state);

/** The same content, field by field; redux-persist's own mark aside. */
const sameFields = (one: Fields, other: Fields): boolean =>
  Object.keys(one).every((field) => field === '_persist' || one[field] === other[field]);

/** redux-persist reads and flushes inside its reducer, where the state may not be asked for. */
const outsideReducer = (): Promise<void> => Promise.resolve();

/**
 * What redux-persist writes a slice to. Every write raises a revision; a tab that has not seen the kept revision does not
 * overwrite it but takes it over, and after a write the other tabs are told and take it over in turn.
 */
export function sliceStorage(options: SliceStorageOptions): SliceStorage {
  const { slice, backend, channel, keyNow, follow, trouble, wins = () => false } = options;
  let seen = 0;
  let taken: Fields | null = null;

  const takeOver = (kept: Kept): void => {
    seen = kept.revision;
    taken = kept.state;
    follow(kept.state);
  };

  const write = async (key: string, value: Fields): Promise<void> => {
    const outcome: { newer?: Kept; written?: Kept } = {};
    await backend.update(key, (current) => {
      const revision = isKept(current) ? current.revision : 0;
      if (isKept(current) && revision > seen && !wins(value, taken, current.state)) {
        outcome.newer = current;
        return undefined;
      }
      outcome.written = { revision: Math.max(revision, seen) + 1, state: value };
      return outcome.written;
    });
    if (outcome.newer) takeOver(outcome.newer);
    if (!outcome.written) return;
    const { revision, state } = outcome.written;
    seen = revision;
    taken = state;
    channel?.post({ slice, key, revision, state });
  };

  return {
    getItem: async () => {
      await outsideReducer();
      const key = await keyNow();
      if (key === null) return undefined;
      try {
        const kept = await backend.get(key);
        if (!isKept(kept)) return undefined;
        seen = kept.revision;
        taken = kept.state;
        return kept.state;
      } catch (error) {
        trouble(error);
        return undefined;
      }
    },
    setItem: async (_name, staged) => {
      // redux-persist goes on changing the object that it hands over.
      const value = { ...staged };
      await outsideReducer();
      const key = await keyNow();
      if (key === null || (taken && sameFields(value, taken))) return;
      try {
        await write(key, value);
      } catch (error) {
        trouble(error);
      }
    },
    removeItem: () => Promise.resolve(),
    heard: async ({ key, revision, state }) => {
      if (revision > seen && key === (await keyNow())) takeOver({ revision, state });
    },
    forget: () => {
      seen = 0;
      taken = null;
    },
  };
}
