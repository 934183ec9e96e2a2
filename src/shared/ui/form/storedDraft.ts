/** A draft in a web storage, which may be forbidden or full: then the draft lives as long as the page. */
export function storedDraft<Draft>(storage: () => Storage, key: string, isDraft: (kept: unknown) => kept is Draft) {
  return {
    keep(draft: Draft): void {
      try {
        storage().setItem(key, JSON.stringify(draft));
      } catch {
        // Without storage, the draft lives as long as the page.
      }
    },
    kept(): Draft | null {
      try {
        const kept: unknown = JSON.parse(storage().getItem(key) ?? 'null');
        return isDraft(kept) ? kept : null;
      } catch {
        return null;
      }
    },
    forget(): void {
      try {
        storage().removeItem(key);
      } catch {
        // Nothing was stored.
      }
    },
  };
}
