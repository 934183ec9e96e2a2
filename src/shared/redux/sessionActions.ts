import { createAction } from '@reduxjs/toolkit';

/** Everything that is a person's goes: every persisted slice resets itself inside its persisted reducer. */
export const signedOut = createAction('session/signedOut');

/** Another tab wrote a slice: `state` are its persisted fields. */
export const sliceSynced = createAction<{ slice: string; state: Record<string, unknown> }>('tabs/followed');

/** A person asked for their session's state as a file, for those who look into a fault. */
export const exportRequested = createAction('session/exportRequested');

/** What an exported session holds for a replay: persisted slices by name, and each API's answered queries. */
export interface ImportedState {
  slices: Record<string, Record<string, unknown>>;
  queries: Record<string, never>;
}

export const stateImported = createAction<ImportedState>('session/stateImported');
