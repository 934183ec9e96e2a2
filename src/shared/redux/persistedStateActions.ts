import { createAction } from '@reduxjs/toolkit';

/** The user signed out: every persisted slice resets itself, except the fields that outlive a session. */
export const signedOut = createAction('session/signedOut');

/** Another tab persisted a slice; `state` has its persisted fields. */
export const sliceSynced = createAction<{ slice: string; state: Record<string, unknown> }>('tabs/sliceSynced');

/** The user exports the session's state as a file, for QA. */
export const exportRequested = createAction('session/exportRequested');

/** The content of an exported session for a replay: persisted slices by name, and the fulfilled queries of each API. */
export interface ImportedState {
  slices: Record<string, Record<string, unknown>>;
  queries: Record<string, never>;
}

export const stateImported = createAction<ImportedState>('session/stateImported');
