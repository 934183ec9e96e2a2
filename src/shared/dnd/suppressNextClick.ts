/** After a canceled drag, releasing the mouse button clicks what is under the pointer. Suppresses that click. */
export function suppressNextClick(): void {
  const suppress = (event: MouseEvent): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  const end = (): void => {
    removeEventListener('click', suppress, true);
    removeEventListener('mousedown', end, true);
  };
  addEventListener('click', suppress, true);
  addEventListener('mousedown', end, true);
  // The click event follows mouseup immediately, or not at all.
  addEventListener('mouseup', () => setTimeout(end), { capture: true, once: true });
}
