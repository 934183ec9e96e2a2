import { useEffect } from 'react';
import { isTyping } from '@client/shared/browser/isTyping';

/** Runs an action when its key (`KeyboardEvent.key`) is pressed outside of text fields. */
export function useShortcuts(actions: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      actions[event.key]?.();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });
}
