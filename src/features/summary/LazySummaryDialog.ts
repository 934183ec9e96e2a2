import './texts';
import { lazyComponent } from '@client/shared/lazy/lazyComponent';
import type { SummaryDialogProps } from './SummaryDialog';

/** The AI Summary dialog; its code is loaded when it is first opened. */
export const LazySummaryDialog = lazyComponent<SummaryDialogProps>(
  async () => (await import('./SummaryDialog')).SummaryDialog,
  { dialog: true },
);
