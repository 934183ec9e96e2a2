import { storedDraft } from './storedDraft';

/**
 * A draft in session storage under `key`: it survives a reload of this tab. Signing out clears session storage. A
 * stored draft is returned only if `isDraft` accepts it, because another release may have written it.
 */
export const tabDraft = <Draft>(key: string, isDraft: (kept: unknown) => kept is Draft) =>
  storedDraft(() => sessionStorage, key, isDraft);
