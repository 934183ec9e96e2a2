import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus among the sections: when a form is done with it goes back to the button that asked for it, and where the row
 * with that button is gone or moved, to the row where it is now, or to the way to a new section.
 */
export function useSectionFocus(
  /** The section whose form is open; '' that of a new one. */
  doing: string | null,
  /** The sections as they are listed. */
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
