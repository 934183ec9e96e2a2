import './texts';
import { lazyComponent } from '@client/shared/lazy/lazyComponent';
import type { PublishDialogProps } from './PublishDialog';

/** The Publish dialog; its code is loaded when it is first opened. */
export const LazyPublishDialog = lazyComponent<PublishDialogProps>(
  async () => (await import('./PublishDialog')).PublishDialog,
  { dialog: true },
);
