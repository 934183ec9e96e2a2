import { createContext, use } from 'react';

/** The beginnings of addresses whose pages are switched off for this person. */
export const PagesAwayContext = createContext<readonly string[]>([]);

/** Whether an address has its page: what names it leads there only then. */
export function useLeads(): (to: string) => boolean {
  const away = use(PagesAwayContext);
  return (to) => !away.some((root) => to === root || to.startsWith(`${root}/`));
}
