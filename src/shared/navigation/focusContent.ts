/** Moves the focus to the page's content, when the focused element is about to be removed or led there. */
export function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
}
