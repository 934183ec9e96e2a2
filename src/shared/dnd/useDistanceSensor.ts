import { layout } from '@contract/limits';
import { useEffect } from 'react';
import type { FluidDragActions, PreDragActions, SensorAPI } from 'react-beautiful-dnd';

/** Attributes of an area that can be dragged by the mouse from any point. The value is the id of the draggable. */
export const dragSurface = (id: string) => ({ [surfaceAttribute]: id });
const surfaceAttribute = 'data-drag-surface';
/** Marks the element whose center follows the pointer during a drag. */
export const dragAnchor = { 'data-drag-anchor': '' };

const controls = 'button, input, select, textarea, label, [role="button"]';
const handle = 'data-rfd-drag-handle-draggable-id';

interface Point {
  clientX: number;
  clientY: number;
}

interface Press {
  x: number;
  y: number;
  pre: PreDragActions;
  surface: Element;
  drag: FluidDragActions | null;
}

/**
 * A sensor that starts a drag after 10 px, so that a click stays a click: by the mouse anywhere on a surface, by touch
 * at the handle, which does not scroll (`touch-action: none`). The library's own sensors start after 5 px and after a
 * long press.
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
  const move = ({ clientX, clientY }: Point): boolean => {
    if (!press) return false;
    if (!press.drag) {
      if (Math.hypot(clientX - press.x, clientY - press.y) < layout.topicDrag) return false;
      press.drag = lift(press);
    }
    press.drag.move({ x: clientX, y: clientY });
    return true;
  };
  const release = (event: Event): void => {
    const drag = press?.drag;
    if (!drag) {
      cancel();
      return;
    }
    event.preventDefault();
    end();
    // A touch that moved causes no click, so blocking one would block the next, unrelated click.
    drag.drop({ shouldBlockNextClick: event instanceof MouseEvent });
  };
  const key = (event: KeyboardEvent): void => {
    if (!press?.drag || event.key === 'Escape') {
      if (press?.drag) event.preventDefault();
      cancel();
    } else if (event.key === 'Tab' || event.key === 'Enter') event.preventDefault();
  };

  const take = (surface: Element, { clientX: x, clientY: y }: Point): AbortSignal | null => {
    const pre = api.tryGetLock(surface.getAttribute(surfaceAttribute) ?? '', end);
    if (!pre) return null;
    press = { x, y, pre, surface, drag: null };
    pressed = new AbortController();
    const { signal } = pressed;
    window.addEventListener('keydown', key, { signal, capture: true });
    window.addEventListener('resize', cancel, { signal });
    window.addEventListener('blur', cancel, { signal });
    // The browser would start its own drag of a link or a picture.
    window.addEventListener('dragstart', prevent, { signal, capture: true });
    // Prevents text selection during the drag.
    window.addEventListener('selectstart', prevent, { signal, capture: true });
    return signal;
  };
  const byMouse = (event: MouseEvent): void => {
    if (press) cancel();
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (!(event.target instanceof Element)) return;
    const surface = event.target.closest(`[${surfaceAttribute}]`);
    const control = event.target.closest(controls);
    const isGrip = control?.hasAttribute(handle) === true;
    if (!surface || (control !== null && surface.contains(control) && !isGrip)) return;
    const signal = take(surface, event);
    if (!signal) return;
    const moved = (to: MouseEvent): void => {
      if (move(to)) to.preventDefault();
    };
    window.addEventListener('mousemove', moved, { signal, capture: true });
    window.addEventListener('mouseup', release, { signal, capture: true });
  };
  const byFinger = ({ target, touches }: TouchEvent): void => {
    // A second finger cancels the drag of the first.
    if (press) cancel();
    const [touch] = touches;
    const surface = target instanceof Element ? target.closest(`[${handle}]`) : null;
    if (!target || !touch || touches.length > 1 || !surface?.hasAttribute(surfaceAttribute)) return;
    const signal = take(surface, touch);
    if (!signal) return;
    const moved = (event: Event): void => {
      const [to] = event instanceof TouchEvent ? event.touches : [];
      if (to && move(to)) event.preventDefault();
    };
    // Listens on the touched element, not on the window: the row is replaced by a clone during the drag, and touch
    // events of a removed element are dispatched only to that element.
    target.addEventListener('touchmove', moved, { signal, passive: false });
    target.addEventListener('touchend', release, { signal });
    target.addEventListener('touchcancel', cancel, { signal });
    window.addEventListener('contextmenu', prevent, { signal, capture: true });
  };

  window.addEventListener('mousedown', byMouse);
  window.addEventListener('touchstart', byFinger, { passive: true });
  return () => {
    cancel();
    window.removeEventListener('mousedown', byMouse);
    window.removeEventListener('touchstart', byFinger);
  };
}

const prevent = (event: Event): void => event.preventDefault();
