/** Input types that take no letters. */
const withoutText = new Set(['radio', 'checkbox', 'button', 'submit', 'reset', 'range', 'color', 'file', 'image']);

/** True if a key press belongs to a text field or to an open dialog, menu, or list: shortcuts ignore it. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const takesText = target instanceof HTMLInputElement && !withoutText.has(target.type);
  return (
    takesText ||
    target.isContentEditable ||
    ['TEXTAREA', 'SELECT'].includes(target.tagName) ||
    target.closest('[role="dialog"], [role="menu"], [role="listbox"]') !== null
  );
}
