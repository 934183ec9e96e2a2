import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isTyping } from '@client/shared/browser/isTyping';

interface JkNavigation {
  /** The selector of the links. By default, those to articles, which have the attribute `data-article`. */
  links?: string;
  onMove?: (link: HTMLElement) => void;
}

/**
 * Moves the focus through the links of a list by the keys j and k. If none of them has the focus, it starts from the
 * current one (`aria-current`).
 */
export function useJkNavigation(
  list: RefObject<HTMLElement | null>,
  { links: selector = 'a[data-article]', onMove }: JkNavigation = {},
): void {
  const walk = useEffectEvent((event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (event.key !== 'j' && event.key !== 'k') return;
    const links = [...(list.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
    const focused = links.findIndex((link) => link === document.activeElement);
    const at = focused < 0 ? links.findIndex((link) => link.getAttribute('aria-current') === 'true') : focused;
    const next = links[event.key === 'j' ? at + 1 : Math.max(at - 1, 0)];
    next?.focus();
    if (next) onMove?.(next);
  });
  useEffect(() => {
    document.addEventListener('keydown', walk);
    return () => document.removeEventListener('keydown', walk);
  }, []);
}
