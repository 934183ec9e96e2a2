import { removeSavedDrafts } from '@client/shared/ui/form/savedDraft';

const key = 'watchdesk:drafts-of';

/**
 * Assigns the drafts in this browser to a user, and removes those of other users. Null removes all drafts.
 */
export function assignDraftsTo(owner: string | null): void {
  removeSavedDrafts(owner);
  try {
    if (owner === null || (sessionStorage.getItem(key) ?? owner) !== owner) sessionStorage.clear();
    if (owner !== null) sessionStorage.setItem(key, owner);
  } catch {
    // A forbidden storage contains nothing.
  }
}
