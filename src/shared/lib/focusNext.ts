const inOrder = 'a[href], button, input, select, textarea, [tabindex]';

/** Something that has the focus is about to go: the focus goes on to what comes next on the page or in the dialog. */
export function focusNext(going: Element): void {
  if (!going.contains(document.activeElement)) return;
  const around = going.closest('[role=dialog], main') ?? document.body;
  const others = [...around.querySelectorAll<HTMLElement>(inOrder)].filter(
    (one) => one === going || (one.tabIndex >= 0 && !one.matches(':disabled, [hidden]') && !going.contains(one)),
  );
  const at = others.findIndex((one) => one === going);
  (others[at + 1] ?? others[at - 1])?.focus();
}
