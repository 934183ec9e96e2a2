import { useEffect, type RefObject } from 'react';
import { isTyping } from '@client/shared/browser/isTyping';

/**
 * Moves the focus through the links of a list by the keys j and k. By default, these are the links to articles, which
 * have the attribute `data-article`.
 */
export function useJkNavigation(list: RefObject<HTMLElement | null>, which = 'a[data-article]'): void {
  useEffect(() => {
    const walk = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.key !== 'j' && event.key !== 'k') return;
      const links = [...(list.current?.querySelectorAll<HTMLElement>(which) ?? [])];
      const at = links.findIndex((link) => link === document.activeElement);
      const next = links[event.key === 'j' ? at + 1 : Math.max(at - 1, 0)];
      next?.focus();
    };
    document.addEventListener('keydown', walk);
    return () => document.removeEventListener('keydown', walk);
  }, [list, which]);
}
