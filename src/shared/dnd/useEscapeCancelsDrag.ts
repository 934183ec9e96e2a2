import { useEffect } from 'react';

/**
 * Lets Escape cancel a drag inside a dialog. dnd-kit listens at the document, which the key doesn't reach there: the
 * dialog handles it first, and closes.
 */
export function useEscapeCancelsDrag(isDragging: boolean): void {
  useEffect(() => {
    if (!isDragging) return;
    const cancel = (event: KeyboardEvent): void => {
      if (event.code !== 'Escape' || event.target === document) return;
      event.preventDefault();
      event.stopPropagation();
      document.dispatchEvent(new KeyboardEvent('keydown', { key: event.key, code: event.code, cancelable: true }));
    };
    window.addEventListener('keydown', cancel, true);
    return () => window.removeEventListener('keydown', cancel, true);
  }, [isDragging]);
}
