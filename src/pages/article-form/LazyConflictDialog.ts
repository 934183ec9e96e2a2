import { lazyComponent } from '@client/shared/lazy/lazyComponent';
import type { ConflictDialogProps } from './ConflictDialog';

export const LazyConflictDialog = lazyComponent<ConflictDialogProps>(
  async () => (await import('./ConflictDialog')).ConflictDialog,
  { dialog: true },
);
