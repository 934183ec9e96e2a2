import { useEffect } from 'react';

const kinds = ['touchmove', 'touchend', 'touchcancel'] as const;

/**
 * Keeps a drag by finger alive whose row is drawn as a clone: the touched element leaves the page, its events go on coming to
 * it alone, and the library listens at the window. They are said again there.
 */
export function useTouchRelay(): void {
  useEffect(() => {
    const start = ({ target }: TouchEvent): void => {
      if (!(target instanceof Element) || !target.closest('[data-rfd-drag-handle-draggable-id]')) return;
      const ended = new AbortController();
      const relay = (event: Event): void => {
        if (!(event instanceof TouchEvent)) return;
        if (event.type !== 'touchmove') ended.abort();
        if (target.isConnected) return;
        const { type, touches, targetTouches, changedTouches, cancelable } = event;
        const again = new TouchEvent(type, {
          touches: [...touches],
          targetTouches: [...targetTouches],
          changedTouches: [...changedTouches],
          cancelable,
        });
        if (!window.dispatchEvent(again)) event.preventDefault();
      };
      for (const kind of kinds) target.addEventListener(kind, relay, { passive: false, signal: ended.signal });
    };
    window.addEventListener('touchstart', start, { passive: true });
    return () => window.removeEventListener('touchstart', start);
  }, []);
}
