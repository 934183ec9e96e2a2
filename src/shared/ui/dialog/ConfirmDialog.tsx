import { lazyComponent } from '@client/shared/lazy/lazyComponent';

/** Asks for confirmation. Esc and a click outside cancel; the focus returns to where it was. */
export const ConfirmDialog = lazyComponent(async () => (await import('./ConfirmDialogBox')).ConfirmDialogBox, {
  dialog: true,
  prefetch: true,
});
