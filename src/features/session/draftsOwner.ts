const key = 'watchdesk:drafts-of';

/**
 * Assigns this tab's drafts in sessionStorage to a user, and removes those of another user. Null removes all drafts.
 */
export function assignDraftsTo(owner: string | null): void {
  try {
    if (owner === null || (sessionStorage.getItem(key) ?? owner) !== owner) sessionStorage.clear();
    if (owner !== null) sessionStorage.setItem(key, owner);
  } catch {
    // A forbidden storage contains nothing.
  }
}
