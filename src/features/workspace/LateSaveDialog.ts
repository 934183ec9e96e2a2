import '@client/shared/lib/texts/use/saving';
import { lateDialog } from '@client/shared/lib/late';
import type { SaveDialogProps } from './SaveDialog';

/** The Save dialog, whose code comes with its first opening. */
export const LateSaveDialog = lateDialog<SaveDialogProps>(
  async () => (await import('./SaveDialog')).SaveDialog,
  'whenDrawn',
);
