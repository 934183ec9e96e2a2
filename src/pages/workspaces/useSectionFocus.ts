import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus in the list of sections. When a form closes, the button that opened it gets the focus. If that row
 * was moved, its button gets the focus again; if it was removed, the button that adds a section.
 */
export function useSectionFocus(
  /** The id of the section whose form is open; '' for the form of a new section, null for none. */
  doing: string | null,
  /** The ids of the listed sections in order: changes when rows are moved or removed. */
  order: string,
): { box: RefObject<HTMLDivElement | null>; acting: (sectionId: string) => void } {
  const box = useRef<HTMLDivElement>(null);
  const last = useRef('');
  useEffect(() => {
    const list = box.current;
    if (doing !== null) return () => focusOn(list, doing);
  }, [doing]);
  useEffect(() => {
    if (document.activeElement === document.body) focusOn(box.current, last.current);
  }, [order]);
  return { box, acting: (sectionId) => void (last.current = sectionId) };
}

const focusOn = (box: HTMLElement | null, sectionId: string): void =>
  (
    box?.querySelector<HTMLElement>(`[data-section="${CSS.escape(sectionId)}"]`) ??
    box?.querySelector<HTMLElement>('[data-section=""]')
  )?.focus();
