import { useEffect, useRef, type RefObject } from 'react';

/**
 * The focus goes into the first field of this once it is there. In an effect and not by autoFocus: the menu that it was asked for
 * in gives the focus back to its button meanwhile.
 */
export function useFirstFocus<Form extends HTMLElement>(): RefObject<Form | null> {
  const form = useRef<Form>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input, select')?.focus(), []);
  return form;
}
