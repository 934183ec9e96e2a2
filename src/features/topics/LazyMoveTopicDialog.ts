import { lazyComponent } from '@client/shared/lazy/lazyComponent';

/** The Move dialog, whose code comes once the page is at rest. */
export const LazyMoveTopicDialog = lazyComponent(async () => (await import('./MoveTopicDialog')).MoveTopicDialog, {
  dialog: true,
  prefetch: true,
});
