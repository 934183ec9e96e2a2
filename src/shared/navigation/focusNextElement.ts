const inOrder = 'a[href], button, input, select, textarea, [tabindex]';

/**
 * If the element that is about to be removed contains the focus, moves the focus to the next focusable element of the
 * page or dialog.
 */
export function focusNextElement(going: Element | null): void {
  if (!going?.contains(document.activeElement)) return;
  const around = going.closest('[role=dialog], main') ?? document.body;
  const others = [...around.querySelectorAll<HTMLElement>(inOrder)].filter(
    (one) => one.tabIndex >= 0 && !one.matches(':disabled, [hidden]') && !going.contains(one),
  );
  const follows = (one: Element): boolean =>
    (going.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  (others.find(follows) ?? others.at(-1))?.focus();
}

/** As `ref` of an element: if the element contains the focus when it is removed, the next element takes the focus. */
export const passFocusOn = (element: Element | null) => (): void => focusNextElement(element);
