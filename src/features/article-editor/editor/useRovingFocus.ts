import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';

const controlsIn = (toolbar: HTMLElement | null): HTMLElement[] => [
  ...(toolbar?.querySelectorAll<HTMLElement>('button, [role=combobox]') ?? []),
];

/** Leaves one control of the toolbar in the tab order. */
function makeCurrent(toolbar: HTMLElement | null, current: HTMLElement | undefined): void {
  for (const control of controlsIn(toolbar)) control.tabIndex = control === current ? 0 : -1;
}

/**
 * The keyboard of an ARIA toolbar: Tab enters and leaves it; arrow keys, Home, and End move between its controls, of
 * which one at a time is in the tab order. Its controls must use `aria-disabled`, so that none loses the focus.
 */
export function useRovingFocus() {
  const toolbar = useRef<HTMLDivElement>(null);
  useEffect(() => makeCurrent(toolbar.current, controlsIn(toolbar.current)[0]), []);
  return {
    ref: toolbar,
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>): void => {
      if (controlsIn(currentTarget).includes(target)) makeCurrent(currentTarget, target);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>): void => {
      const controls = controlsIn(event.currentTarget);
      const at = controls.findIndex((control) => control === event.target);
      const targets: Readonly<Record<string, number>> = {
        ArrowRight: at + 1,
        ArrowLeft: at - 1,
        Home: 0,
        End: controls.length - 1,
      };
      const to = targets[event.key];
      if (at < 0 || to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      controls[(to + controls.length) % controls.length]?.focus();
    },
  };
}
