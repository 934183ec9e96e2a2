import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { sliceSynced, signedOut, stateImported } from '@client/shared/redux/persistedStateActions';
import type { PersistedName } from './persistedSlices';

/** Returns `base` with the named fields of `source`. */
function overlay<S extends object>(base: S, source: object, fields: readonly string[]): S {
  const given = Object.entries(source).filter(([field]) => fields.includes(field));
  return { ...base, ...Object.fromEntries(given) };
}

/**
 * Adds to a persisted slice's reducer: it resets at sign-out (inside persistReducer, so that persistence continues),
 * adopts the state of other tabs, and loads an imported state in a replay.
 */
export function withLifecycle<S extends object>(
  name: PersistedName,
  reducer: Reducer<S>,
  { fields, leaves }: { fields: readonly string[]; leaves: readonly string[] },
): Reducer<S> {
  const fresh = (action: UnknownAction): S => reducer(undefined, action);
  return (state, action) => {
    if (signedOut.match(action)) return state ? overlay(fresh(action), state, leaves) : fresh(action);
    if (sliceSynced.match(action)) {
      const now = reducer(state, action);
      return action.payload.slice === name ? overlay(now, action.payload.state, fields) : now;
    }
    if (stateImported.match(action)) {
      const base = fresh(action);
      return overlay(base, action.payload.slices[name] ?? {}, Object.keys(base));
    }
    return reducer(state, action);
  };
}
