/**
 * What is being written in this tab, kept over a reload under `key`. Signing out empties what the tab keeps. What is found there is
 * given only if `isDraft` knows it: it may have been written by another release.
 */
export function tabDraft<Draft>(key: string, isDraft: (kept: unknown) => kept is Draft) {
  return {
    keep(draft: Draft): void {
      try {
        sessionStorage.setItem(key, JSON.stringify(draft));
      } catch {
        // A full or forbidden storage: what is typed lives as long as the page.
      }
    },
    kept(): Draft | null {
      try {
        const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
        return isDraft(kept) ? kept : null;
      } catch {
        return null;
      }
    },
    forget(): void {
      try {
        sessionStorage.removeItem(key);
      } catch {
        // Nothing was kept.
      }
    },
  };
}
