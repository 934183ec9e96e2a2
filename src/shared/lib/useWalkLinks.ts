import { useEffect, type RefObject } from 'react';
import { isTyping } from './isTyping';

/** j and k walk through the articles of a list: the links in it that say `data-article`. */
export function useWalkLinks(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const walk = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.key !== 'j' && event.key !== 'k') return;
      const links = [...(list.current?.querySelectorAll<HTMLElement>('a[data-article]') ?? [])];
      const at = links.findIndex((link) => link === document.activeElement);
      const next = links[event.key === 'j' ? at + 1 : Math.max(at - 1, 0)];
      next?.focus();
    };
    document.addEventListener('keydown', walk);
    return () => document.removeEventListener('keydown', walk);
  }, [list]);
}
