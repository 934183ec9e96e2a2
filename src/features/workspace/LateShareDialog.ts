import '@client/shared/lib/texts/use/saving';
import { lateDialog } from '@client/shared/lib/late';
import type { ShareDialogProps } from './ShareDialog';

/** The Share with User Group dialog, whose code comes with its first opening. */
export const LateShareDialog = lateDialog<ShareDialogProps>(
  async () => (await import('./ShareDialog')).ShareDialog,
  'whenDrawn',
);
