import type { ChangeEvent } from 'react';

/** True if a checkbox was changed with Shift held down. */
export function hasShiftKey({ nativeEvent }: ChangeEvent): boolean {
  return nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
}
