/**
 * A draft in session storage under `key`: it survives a reload of this tab. Signing out clears session storage. A
 * stored draft is returned only if `isDraft` accepts it, because another release may have written it.
 */
export function tabDraft<Draft>(key: string, isDraft: (kept: unknown) => kept is Draft) {
  return {
    keep(draft: Draft): void {
      try {
        sessionStorage.setItem(key, JSON.stringify(draft));
      } catch {
        // Without storage, the draft lives as long as the page.
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
        // Nothing was stored.
      }
    },
  };
}
