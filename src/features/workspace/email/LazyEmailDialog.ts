import './texts';
import { lazyComponent } from '@client/shared/lazy/lazyComponent';
import type { EmailDialogProps } from './EmailDialog';

/** The email dialog; its code is loaded when it is first opened. */
export const LazyEmailDialog = lazyComponent<EmailDialogProps>(
  async () => (await import('./EmailDialog')).EmailDialog,
  { dialog: true },
);
