import './savingTexts';
import { lazyComponent } from '@client/shared/lazy/lazyComponent';
import type { SaveDialogProps } from './SaveDialog';

/** The Save dialog; its code is loaded when it is first opened. */
export const LazySaveDialog = lazyComponent<SaveDialogProps>(async () => (await import('./SaveDialog')).SaveDialog, {
  dialog: true,
});
