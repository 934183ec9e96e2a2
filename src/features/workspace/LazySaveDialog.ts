import './savingTexts';
import { lazyComponent } from '@client/shared/lazy/lazyComponent';
import type { SaveDialogProps } from './SaveDialog';

/** The Save dialog, whose code comes with its first opening. */
export const LazySaveDialog = lazyComponent<SaveDialogProps>(async () => (await import('./SaveDialog')).SaveDialog, {
  dialog: true,
});
