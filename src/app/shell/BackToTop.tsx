import { layout } from '@contract/limits';
import { useSyncExternalStore } from 'react';
import { lazyComponent } from '@client/shared/lazy/lazyComponent';

const ToTopButton = lazyComponent(async () => (await import('./ToTopButton')).ToTopButton, { prefetch: true });

const listen = (changed: () => void) => {
  addEventListener('scroll', changed, { passive: true });
  return () => removeEventListener('scroll', changed);
};

/** After 100 pixels: a button that leads back to the top. Its code comes at rest, or with the first scrolling. */
export function BackToTop() {
  return useSyncExternalStore(listen, () => scrollY > layout.backToTop) ? <ToTopButton /> : null;
}
