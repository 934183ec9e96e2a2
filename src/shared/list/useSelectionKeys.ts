import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isTyping } from '@client/shared/browser/isTyping';
import type { RowSelection } from './listSelection';

/**
 * Selects rows of a list by key: `x` selects or deselects the focused row, Shift and `x` the range from the last one,
 * and Esc clears the selection. Each row is a child of the list and has a checkbox.
 */
export function useSelectionKeys(list: RefObject<HTMLElement | null>, selection: RowSelection | null): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (document.querySelector('[role="dialog"], [role="menu"]')) return;
    if (event.key === 'Escape' && selection && selection.getSnapshot().size > 0) selection.clear();
    if (event.key.toLowerCase() !== 'x') return;
    const row = [...(list.current?.children ?? [])].find((one) => one.contains(document.activeElement));
    // Caps Lock gives `X` too, so the Shift key decides. The checkbox selects a range if the click has it.
    row
      ?.querySelector('input[type="checkbox"]')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: event.shiftKey }));
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
