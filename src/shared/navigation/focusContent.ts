/** Leads the focus to the page's content, where what had it is about to go or led there. */
export function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
}
