import { isRecord } from '@client/shared/values/isRecord';

/** A page to return to. */
interface SavedLocation {
  pathname: string;
  search: string;
  /** The page number of a list, from 1. */
  page?: number;
}

/** The history state of a page that was opened on the way: where to return afterwards. */
export interface ReturnState {
  /** The form of a user group, left to add a user. */
  userGroupLocation?: SavedLocation;
  savedLocation?: SavedLocation;
}

/** The history state of a user group's form after a user was added. */
export interface NewUserState {
  newUser: string;
}

function savedIn(state: unknown, name: keyof ReturnState): SavedLocation | null {
  const saved = isRecord(state) ? state[name] : null;
  if (!isRecord(saved) || typeof saved.pathname !== 'string' || typeof saved.search !== 'string') return null;
  const { pathname, search, page } = saved;
  return { pathname, search, ...(typeof page === 'number' && { page }) };
}

/** The page to return to: the user group's form first. Null means one step back. */
export function returnLocation(state: unknown): SavedLocation | null {
  return savedIn(state, 'userGroupLocation') ?? savedIn(state, 'savedLocation');
}
