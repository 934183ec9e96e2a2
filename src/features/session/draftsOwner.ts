const key = 'watchdesk:drafts-of';

/** What this tab keeps of work is this person's: what somebody else left there goes. Null: all of it goes. */
export function keepDraftsOf(owner: string | null): void {
  try {
    if (owner === null || (sessionStorage.getItem(key) ?? owner) !== owner) sessionStorage.clear();
    if (owner !== null) sessionStorage.setItem(key, owner);
  } catch {
    // A forbidden storage holds nothing.
  }
}
