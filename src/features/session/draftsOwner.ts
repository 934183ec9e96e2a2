const key = 'watchdesk:drafts-of';

/** What this tab keeps of somebody's work goes, unless a session ended by itself: then it waits for the same person. */
export function leaveDrafts(owner: string | null): void {
  try {
    if (owner === null) sessionStorage.clear();
    else sessionStorage.setItem(key, owner);
  } catch {
    // A forbidden storage holds nothing.
  }
}

/** Somebody is there: what another person's session left goes. */
export function takeDrafts(owner: string): void {
  try {
    if ((sessionStorage.getItem(key) ?? owner) !== owner) sessionStorage.clear();
  } catch {
    // A forbidden storage holds nothing.
  }
}
