import { createContext, use } from 'react';

/** The first path segments of the pages that are disabled for this user. */
export const DisabledPathsContext = createContext<readonly string[]>([]);

/** Returns a predicate: whether a path leads to an enabled page. Links to disabled pages are left out. */
export function useIsPathEnabled(): (to: string) => boolean {
  const disabled = use(DisabledPathsContext);
  return (to) => !disabled.some((root) => to === root || to.startsWith(`${root}/`));
}
