import type { UnknownAction } from '@reduxjs/toolkit';
import { stateImported } from '@client/shared/redux/sessionActions';

/**
 * For a replay: the answers that the imported session had on its screen. What an API's cache holds is its own affair: the type
 * `never` fits each of the five, and replay has checked the shape.
 */
export function importedQueries(action: UnknownAction, { reducerPath }: { reducerPath: string }): undefined {
  return stateImported.match(action) ? action.payload.queries[reducerPath] : undefined;
}
