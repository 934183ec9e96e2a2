import { lateWhenOpen } from '../lib/late';

/** Asks before something happens. Esc and the ground cancel; the focus comes back to where it was. */
export const ConfirmDialog = lateWhenOpen(async () => (await import('./ConfirmDialogBox')).ConfirmDialogBox);
