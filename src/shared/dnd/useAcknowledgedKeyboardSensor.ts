import { useMemo } from 'react';
import { useKeyboardSensor, type PreDragActions, type SensorAPI, type SnapDragActions } from 'react-beautiful-dnd';
import { afterNextPaint } from '@client/shared/browser/afterNextPaint';
import { acknowledgeKey } from './acknowledgeKey';

/**
 * The library's keyboard sensor, which shows first that the key was taken. Lifting or dropping a row takes the library
 * several frames, so it runs after the next frame, or at the next key press.
 */
export function useAcknowledgedKeyboardSensor(api: SensorAPI): void {
  useKeyboardSensor(useMemo(() => prompt(api), [api]));
}

const prompt = (api: SensorAPI): SensorAPI => ({
  ...api,
  tryGetLock: (id, stop, options) => {
    const pre = api.tryGetLock(id, stop, options);
    return pre && { ...pre, snapLift: () => liftPromptly(pre, handleOf(id)) };
  },
});

const handleOf = (id: string): HTMLElement | null =>
  document.querySelector(`[data-rfd-drag-handle-draggable-id="${CSS.escape(id)}"]`);

/** Marks the element that is drawn for the dragged row. */
export const dragCardAttribute = { 'data-drag-card': '' };
const cardOf = (): HTMLElement | null => document.querySelector('[data-drag-card]');

function liftPromptly(pre: PreDragActions, handle: HTMLElement | null): SnapDragActions {
  let drag: SnapDragActions | null = null;
  const lifted = (): SnapDragActions | null => {
    if (drag === null && pre.isActive()) drag = pre.snapLift();
    return drag;
  };
  void acknowledgeKey(handle).then(lifted);
  return {
    isActive: () => (drag ?? pre).isActive(),
    shouldRespectForcePress: pre.shouldRespectForcePress,
    moveUp: () => lifted()?.moveUp(),
    moveDown: () => lifted()?.moveDown(),
    moveLeft: () => lifted()?.moveLeft(),
    moveRight: () => lifted()?.moveRight(),
    cancel: (options) => lifted()?.cancel(options),
    drop: (options) => {
      const dropping = lifted();
      // Shows the drop at once: only a lifted card has a shadow.
      cardOf()?.style.setProperty('box-shadow', 'none');
      void afterNextPaint().then(() => {
        if (dropping?.isActive() === true) dropping.drop(options);
      });
    },
  };
}
