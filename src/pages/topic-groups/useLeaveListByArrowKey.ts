import { createContext, use, useEffect, useEffectEvent } from 'react';
import type { SensorAPI } from 'react-beautiful-dnd';

interface LeaveList {
  /** True if a topic is lifted by keyboard and can be moved to another category. */
  canLeave: () => boolean;
  /** Marks the drag, so that its end opens the dialog for another category. */
  leave: () => void;
}

export const LeaveListContext = createContext<LeaveList | null>(null);

/**
 * Left and Right take a topic that is lifted by keyboard out of its list: the drag ends, and a dialog asks for the
 * category. Categories may be above the list, on other pages, or off screen, where arrow keys can't reach them.
 */
export function useLeaveListByArrowKey(api: SensorAPI): void {
  const leaving = use(LeaveListContext);
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    if (!leaving?.canLeave()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    leaving.leave();
    api.tryReleaseLock();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => press(event);
    addEventListener('keydown', onKeyDown, { capture: true });
    return () => removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}
