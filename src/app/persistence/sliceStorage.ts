import { isRecord } from '@client/shared/values/isRecord';
import type { Backend } from './backends';
import type { TabChannel } from './tabChannel';

type Fields = Record<string, unknown>;
interface Kept {
  revision: number;
  state: Fields;
}

interface SliceStorageOptions {
  slice: string;
  /** Of the slice's form, as redux-persist marks it. */
  version: number;
  backend: Backend;
  channel: TabChannel | null;
  /**
   * How a slice is kept that takes time to copy: when the page has a moment for it, with its revision beside it, so that the
   * kept one need not be read to write another.
   */
  large?: { moment: () => Promise<void> };
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
  heard(message: { key: string; revision: number; state?: Fields }): Promise<void>;
  forget(): void;
}

const isKept = (value: unknown): value is Kept =>
  isRecord(value) && typeof value.revision === 'number' && isRecord(value.state);

const revisionOf = (value: unknown): number => {
  if (typeof value === 'number') return value;
  return isKept(value) ? value.revision : 0;
};

/** The same content, field by field; redux-persist's own mark aside. */
const sameFields = (one: Fields, other: Fields): boolean =>
  Object.keys(one).every((field) => field === '_persist' || one[field] === other[field]);

/** Of which version the slice's form is; what has no mark was written by none other than this. */
function versionOf(state: Fields): number | null {
  const mark = state._persist;
  return isRecord(mark) && typeof mark.version === 'number' ? mark.version : null;
}

/** redux-persist reads and flushes inside its reducer, where the state may not be asked for. */
const outsideReducer = (): Promise<void> => Promise.resolve();

/**
 * What redux-persist writes a slice to. Every write raises a revision; a tab that has not seen the kept revision does not
 * overwrite it but takes it over, and after a write the other tabs are told and take it over in turn.
 */
export function sliceStorage(options: SliceStorageOptions): SliceStorage {
  const { slice, version, backend, channel, large, keyNow, follow, trouble, wins = () => false } = options;
  let seen = 0;
  let taken: Fields | null = null;
  /** What waits to be written. */
  let staged: Fields | null = null;

  /** A tab of another release may be open beside this one: above 0, it writes a form of the slice that this one cannot know. */
  const ahead = (state: Fields): number => (versionOf(state) ?? version) - version;

  const takeOver = (kept: Kept): void => {
    if (ahead(kept.state) !== 0) return;
    seen = kept.revision;
    taken = kept.state;
    staged = null;
    follow(kept.state);
  };

  /** Takes over what is kept. True where that is of an older form, which is not taken over but written over. */
  const catchUp = async (key: string): Promise<boolean> => {
    const kept = await backend.get(key);
    if (!isKept(kept) || kept.revision <= seen) return false;
    const older = ahead(kept.state) < 0;
    if (older) seen = kept.revision;
    else takeOver(kept);
    return older;
  };

  const write = async (key: string, value: Fields): Promise<void> => {
    const revisionKey = large ? `${key}:revision` : key;
    const outcome: { newer?: true; revision?: number } = {};
    await backend.update(revisionKey, (current) => {
      const kept = revisionOf(current);
      if (kept > seen && !(isKept(current) && wins(value, taken, current.state))) {
        outcome.newer = true;
        return undefined;
      }
      const revision = Math.max(kept, seen) + 1;
      outcome.revision = revision;
      return { ...(large ? { [revisionKey]: revision } : {}), [key]: { revision, state: value } };
    });
    if (outcome.newer && (await catchUp(key))) return write(key, value);
    if (outcome.revision === undefined) return;
    seen = outcome.revision;
    taken = value;
    channel?.post({ slice, key, revision: seen, ...(large ? {} : { state: value }) });
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
        // Of a newer release, before one went back to this: as on a first visit, and written over.
        if (ahead(kept.state) > 0) return undefined;
        taken = kept.state;
        return kept.state;
      } catch (error) {
        trouble(error);
        return undefined;
      }
    },
    setItem: async (_name, changing) => {
      // redux-persist goes on changing the object that it hands over.
      const value = { ...changing };
      await outsideReducer();
      if (large) {
        staged = value;
        await large.moment();
        // Meanwhile something newer came, of this tab or of another, or its person left.
        if (staged !== value) return;
      }
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
      if (revision <= seen || key !== (await keyNow())) return;
      try {
        if (state) takeOver({ revision, state });
        else await catchUp(key);
      } catch (error) {
        trouble(error);
      }
    },
    forget: () => {
      seen = 0;
      taken = null;
      staged = null;
    },
  };
}
