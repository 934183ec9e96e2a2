import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus in the list of sections. When a form closes, the button that opened it gets the focus. If that row
 * was moved, its button gets the focus again; if it was removed, the button that adds a section.
 */
export function useSectionFocus(
  /** The id of the section whose form is open; '' for the form of a new section, null for none. */
  openFormSectionId: string | null,
  /** The ids of the listed sections in order: changes when rows are moved or removed. */
  order: string,
): { box: RefObject<HTMLDivElement | null>; rememberSection: (sectionId: string) => void } {
  const box = useRef<HTMLDivElement>(null);
  const lastSectionId = useRef('');
  useEffect(() => {
    const list = box.current;
    if (openFormSectionId !== null) return () => focusOn(list, openFormSectionId);
  }, [openFormSectionId]);
  useEffect(() => {
    if (document.activeElement === document.body) focusOn(box.current, lastSectionId.current);
  }, [order]);
  return { box, rememberSection: (sectionId) => void (lastSectionId.current = sectionId) };
}

const focusOn = (box: HTMLElement | null, sectionId: string): void =>
  (
    box?.querySelector<HTMLElement>(`[data-section="${CSS.escape(sectionId)}"]`) ??
    box?.querySelector<HTMLElement>('[data-section=""]')
  )?.focus();
