import { lazyComponent } from '@client/shared/lazy/lazyComponent';

/** Asks before something happens. Esc and the ground cancel; the focus comes back to where it was. */
export const ConfirmDialog = lazyComponent(async () => (await import('./ConfirmDialogBox')).ConfirmDialogBox, {
  dialog: true,
  prefetch: true,
});
