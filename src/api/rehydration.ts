import type { UnknownAction } from '@reduxjs/toolkit';
import { stateImported } from '@client/shared/redux/persistedStateActions';

/**
 * Returns the responses that an imported session contains for this API, so that RTK Query rehydrates its cache in a
 * replay. The type `never` is assignable to the cache type of each of the five APIs; readRecording has checked the
 * shape.
 */
export function importedQueries(action: UnknownAction, { reducerPath }: { reducerPath: string }): undefined {
  return stateImported.match(action) ? action.payload.queries[reducerPath] : undefined;
}
