import type { ChangeEvent } from 'react';

/** Whether a box was ticked with shift held. */
export function hasShiftKey({ nativeEvent }: ChangeEvent): boolean {
  return nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
}
