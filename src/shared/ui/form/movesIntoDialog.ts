import type { FocusEvent } from 'react';

/**
 * Returns whether a field loses the focus to a dialog that opens by itself over the form, such as the welcome tour: the
 * user has not left the field then, and no error is shown.
 */
export const movesIntoDialog = ({ target, relatedTarget }: FocusEvent): boolean => {
  const dialog = relatedTarget?.closest('[role="dialog"]') ?? null;
  return dialog !== null && !dialog.contains(target);
};
