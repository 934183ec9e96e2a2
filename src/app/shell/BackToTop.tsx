import { layout } from '@contract/limits';
import { useSyncExternalStore } from 'react';
import { lazyComponent } from '@client/shared/lazy/lazyComponent';

const ToTopButton = lazyComponent(async () => (await import('./ToTopButton')).ToTopButton, { prefetch: true });

const subscribeToScroll = (changed: () => void) => {
  addEventListener('scroll', changed, { passive: true });
  return () => removeEventListener('scroll', changed);
};

/**
 * The Back to top button, shown after 100 pixels of scrolling. Its code is loaded in advance when the page is idle, or
 * when the button is first shown.
 */
export function BackToTop() {
  return useSyncExternalStore(subscribeToScroll, () => scrollY > layout.backToTop) ? <ToTopButton /> : null;
}
