import { lazyComponent } from '@client/shared/lazy/lazyComponent';

/** The Move topic dialog; its code is prefetched when the browser is idle. */
export const LazyMoveTopicDialog = lazyComponent(async () => (await import('./MoveTopicDialog')).MoveTopicDialog, {
  dialog: true,
  prefetch: true,
});
