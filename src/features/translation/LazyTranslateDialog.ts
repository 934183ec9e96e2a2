import './texts';
import { lazyComponent } from '@client/shared/lazy/lazyComponent';
import type { TranslateDialogProps } from './TranslateDialog';

/** The Translate dialog; its code is loaded when it is first opened. */
export const LazyTranslateDialog = lazyComponent<TranslateDialogProps>(
  async () => (await import('./TranslateDialog')).TranslateDialog,
  { dialog: true },
);
