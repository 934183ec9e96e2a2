import { layout } from '@contract/limits';
import { useEffect } from 'react';
import type { FluidDragActions, PreDragActions, SensorAPI } from 'react-beautiful-dnd';

/** On what can be taken by the mouse anywhere: the id of what is dragged. */
export const dragSurface = (id: string) => ({ [surfaceAttribute]: id });
const surfaceAttribute = 'data-drag-surface';
/** On the part whose middle is where the dragged thing is: it comes under the pointer. */
export const dragAnchor = { 'data-drag-anchor': '' };

const controls = 'button, input, select, textarea, label, [role="button"]';

interface Press {
  x: number;
  y: number;
  pre: PreDragActions;
  surface: Element;
  drag: FluidDragActions | null;
}

/**
 * Dragging by the mouse that begins after 10 px, so that a click stays a click. The library's own sensor has 5 px, and
 * begins only at the handle.
 */
export function useDistanceSensor(api: SensorAPI): void {
  useEffect(() => listen(api), [api]);
}

function listen(api: SensorAPI): () => void {
  let press: Press | null = null;
  let pressed: AbortController | null = null;

  const end = (): void => {
    press = null;
    pressed?.abort();
    pressed = null;
  };
  const cancel = (): void => {
    const { drag, pre } = press ?? {};
    end();
    if (drag?.isActive()) drag.cancel();
    else if (pre?.isActive()) pre.abort();
  };
  const lift = ({ pre, surface }: Press): FluidDragActions => {
    const box = (surface.parentElement?.querySelector('[data-drag-anchor]') ?? surface).getBoundingClientRect();
    return pre.fluidLift({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  };
  const move = (event: MouseEvent): void => {
    if (!press) return;
    const { clientX, clientY } = event;
    if (!press.drag) {
      if (Math.hypot(clientX - press.x, clientY - press.y) < layout.topicDrag) return;
      press.drag = lift(press);
    }
    event.preventDefault();
    press.drag.move({ x: clientX, y: clientY });
  };
  const release = (event: MouseEvent): void => {
    const drag = press?.drag;
    if (!drag) {
      cancel();
      return;
    }
    event.preventDefault();
    end();
    drag.drop({ shouldBlockNextClick: true });
  };
  const key = (event: KeyboardEvent): void => {
    if (!press?.drag || event.key === 'Escape') {
      if (press?.drag) event.preventDefault();
      cancel();
    } else if (event.key === 'Tab' || event.key === 'Enter') event.preventDefault();
  };
  const start = (event: MouseEvent): void => {
    if (press) cancel();
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (!(event.target instanceof Element)) return;
    const surface = event.target.closest(`[${surfaceAttribute}]`);
    const control = event.target.closest(controls);
    const isGrip = control?.hasAttribute('data-rfd-drag-handle-draggable-id') === true;
    if (!surface || (control !== null && surface.contains(control) && !isGrip)) return;
    const id = surface.getAttribute(surfaceAttribute) ?? '';
    const pre = api.tryGetLock(id, end);
    if (!pre) return;
    press = { x: event.clientX, y: event.clientY, pre, surface, drag: null };
    pressed = new AbortController();
    const { signal } = pressed;
    window.addEventListener('mousemove', move, { signal, capture: true });
    window.addEventListener('mouseup', release, { signal, capture: true });
    window.addEventListener('keydown', key, { signal, capture: true });
    window.addEventListener('resize', cancel, { signal });
    window.addEventListener('blur', cancel, { signal });
    // A link or a picture would be dragged by the browser itself.
    window.addEventListener('dragstart', (native) => native.preventDefault(), { signal, capture: true });
    // What is marked meanwhile is no text.
    window.addEventListener('selectstart', (native) => native.preventDefault(), { signal, capture: true });
  };

  window.addEventListener('mousedown', start);
  return () => {
    cancel();
    window.removeEventListener('mousedown', start);
  };
}
