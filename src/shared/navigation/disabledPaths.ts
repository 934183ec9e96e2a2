import { createContext, use } from 'react';

/** The first segments of the addresses whose pages are switched off for this person. */
export const DisabledPathsContext = createContext<readonly string[]>([]);

/** Whether an address leads to a page; links to others are left out. */
export function useIsPathEnabled(): (to: string) => boolean {
  const disabled = use(DisabledPathsContext);
  return (to) => !disabled.some((root) => to === root || to.startsWith(`${root}/`));
}
