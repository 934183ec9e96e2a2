import { storedDraft } from './storedDraft';

const prefix = 'watchdesk:draft:';
const prefixOf = (userId: string): string => `${prefix}${encodeURIComponent(userId)}:`;

/**
 * A draft in local storage: unlike a `tabDraft` it also survives a crash of the browser. It belongs to a user; signing
 * out removes it.
 */
export const savedDraft = <Draft>(userId: string, name: string, isDraft: (kept: unknown) => kept is Draft) =>
  storedDraft(() => localStorage, prefixOf(userId) + name, isDraft);

/** Removes the saved drafts of all users but one; null removes all. */
export function removeSavedDrafts(exceptOf: string | null): void {
  try {
    for (const key of Object.keys(localStorage)) {
      const isKept = exceptOf !== null && key.startsWith(prefixOf(exceptOf));
      if (key.startsWith(prefix) && !isKept) localStorage.removeItem(key);
    }
  } catch {
    // A forbidden storage contains nothing.
  }
}
