import '@client/shared/lib/texts/use/saving';
import { late } from '@client/shared/lib/late';
import type { SaveDialogProps } from './SaveDialog';

/** The Save dialog, whose code comes with its first opening. */
export const LateSaveDialog = late<SaveDialogProps>(async () => (await import('./SaveDialog')).SaveDialog);
