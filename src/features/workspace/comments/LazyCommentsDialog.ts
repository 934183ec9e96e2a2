import './texts';
import { lazyComponent } from '@client/shared/lazy/lazyComponent';
import type { CommentsDialogProps } from './CommentsDialog';

/** The Comments dialog; its code is loaded when it is first opened. */
export const LazyCommentsDialog = lazyComponent<CommentsDialogProps>(
  async () => (await import('./CommentsDialog')).CommentsDialog,
  { dialog: true },
);
