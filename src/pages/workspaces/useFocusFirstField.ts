import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses the first field of a form when it is mounted. Not by `autoFocus`: the menu that opened the form returns the
 * focus to its button in between.
 */
export function useFocusFirstField<Form extends HTMLElement>(): RefObject<Form | null> {
  const form = useRef<Form>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input:not([aria-hidden]), [role=combobox]')?.focus(), []);
  return form;
}
