import './savingTexts';
import { lazyComponent } from '@client/shared/lazy/lazyComponent';
import type { ShareDialogProps } from './ShareDialog';

/** The Share dialog; its code is loaded when it is first opened. */
export const LazyShareDialog = lazyComponent<ShareDialogProps>(
  async () => (await import('./ShareDialog')).ShareDialog,
  { dialog: true },
);
