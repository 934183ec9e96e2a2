import { createContext, use, useEffect, useEffectEvent } from 'react';
import type { SensorAPI } from 'react-beautiful-dnd';

interface Leaving {
  /** Whether a topic is lifted by key, and has another category to go to. */
  canLeave: () => boolean;
  /** The lifted topic goes back to its place, and its category is asked for. */
  leave: () => void;
}

export const LeavingContext = createContext<Leaving | null>(null);

/**
 * The arrow keys to the side take a lifted topic out of its list. Categories lie above it, on other pages or nowhere on the
 * screen: they are chosen in a dialog, where each can be reached.
 */
export function useLeaveByKey(api: SensorAPI): void {
  const leaving = use(LeavingContext);
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    if (!leaving?.canLeave()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    leaving.leave();
    api.tryReleaseLock();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => press(event);
    addEventListener('keydown', hear, { capture: true });
    return () => removeEventListener('keydown', hear, { capture: true });
  }, []);
}
