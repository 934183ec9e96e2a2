/** A position of the mouse or finger, in viewport coordinates. */
export interface Point {
  x: number;
  y: number;
}

const attribute = 'data-drop-category';
export const trayCategoryProps = (groupId: string) => ({ [attribute]: groupId });

/** The id of the category in the tray at a point; null if there is none. */
export function trayCategoryAt({ x, y }: Point): string | null {
  const target = document.elementFromPoint(x, y)?.closest(`[${attribute}]`);
  return target?.getAttribute(attribute) ?? null;
}

/** Reports every position of the mouse or finger. Returns a function that stops the reports. */
export function followPointer(onMove: (point: Point) => void): () => void {
  const stop = new AbortController();
  const options = { capture: true, passive: true, signal: stop.signal } as const;
  const byMouse = ({ clientX: x, clientY: y }: MouseEvent): void => onMove({ x, y });
  const byFinger = ({ touches }: TouchEvent): void => {
    const [touch] = touches;
    if (touch) onMove({ x: touch.clientX, y: touch.clientY });
  };
  addEventListener('mousedown', byMouse, options);
  addEventListener('mousemove', byMouse, options);
  addEventListener(
    'touchstart',
    (event) => {
      byFinger(event);
      const { target, touches } = event;
      if (!target || touches.length > 1) return;
      // On the touched element: it is removed from the DOM when its row is lifted, and still gets the touch events.
      const lifted = new AbortController();
      const listening = { passive: true, signal: AbortSignal.any([stop.signal, lifted.signal]) };
      const end = (): void => lifted.abort();
      target.addEventListener('touchmove', (moved) => moved instanceof TouchEvent && byFinger(moved), listening);
      for (const kind of ['touchend', 'touchcancel']) target.addEventListener(kind, end, listening);
    },
    options,
  );
  return () => stop.abort();
}
