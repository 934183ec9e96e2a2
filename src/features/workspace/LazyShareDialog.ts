import './savingTexts';
import { lazyComponent } from '@client/shared/lazy/lazyComponent';
import type { ShareDialogProps } from './ShareDialog';

/** The Share with User Group dialog, whose code comes with its first opening. */
export const LazyShareDialog = lazyComponent<ShareDialogProps>(
  async () => (await import('./ShareDialog')).ShareDialog,
  { dialog: true },
);
