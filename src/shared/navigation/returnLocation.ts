import { isRecord } from '@client/shared/values/isRecord';

/** A page of the application that another one leads back to. */
interface SavedLocation {
  pathname: string;
  search: string;
}

/** In the history's state of a page that was opened on the way: where to go on afterwards. */
export interface ReturnState {
  /** The form of a user group, left for making a new user. */
  userGroupLocation?: SavedLocation;
  savedLocation?: SavedLocation;
}

/** In the history's state of a user group's form: the user who was made meanwhile. */
export interface NewUserState {
  newUser: string;
}

function savedIn(state: unknown, name: keyof ReturnState): SavedLocation | null {
  const saved = isRecord(state) ? state[name] : null;
  if (!isRecord(saved) || typeof saved.pathname !== 'string' || typeof saved.search !== 'string') return null;
  return { pathname: saved.pathname, search: saved.search };
}

/** Where a page leads back to: the user group's form first. Null: one step back. */
export function returnLocation(state: unknown): SavedLocation | null {
  return savedIn(state, 'userGroupLocation') ?? savedIn(state, 'savedLocation');
}
