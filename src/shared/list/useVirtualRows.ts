import { useRef, useState, type UIEvent } from 'react';

/** Rows rendered beyond each edge of the box. */
const beyond = 6;

/** The height of a row in pixels. It follows the browser's font size. */
function rowPixels(rem: number): number {
  return rem * (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16);
}

/**
 * Virtualizes a long list in a box that scrolls. Rows are `rem` high, and the box shows `rows` of them; each rendered
 * row is positioned at `top(index)`.
 */
export function useVirtualRows(count: number, rows: number, rem: number) {
  const box = useRef<HTMLElement>(null);
  const [height] = useState(() => rowPixels(rem));
  const [first, setFirst] = useState(0);
  const from = Math.max(0, Math.min(first, count - rows) - beyond);
  const to = Math.min(count, from + rows + 2 * beyond);

  const onScroll = (event: UIEvent<HTMLElement>): void => {
    // Rows beyond the edges absorb small scrolls: the range changes after half of them.
    const seen = Math.floor(event.currentTarget.scrollTop / height);
    setFirst((now) => (Math.abs(seen - now) < beyond / 2 ? now : seen));
  };
  /** Scrolls a row into view. */
  const show = (index: number): void => {
    const element = box.current;
    if (!element) return;
    const top = index * height;
    if (top < element.scrollTop) element.scrollTop = top;
    else if (top + height > element.scrollTop + rows * height) element.scrollTop = top + height - rows * height;
    setFirst(Math.floor(element.scrollTop / height));
  };
  return {
    box,
    onScroll,
    show,
    shown: Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index),
    top: (index: number) => index * height,
    rowHeight: height,
    boxHeight: Math.min(count, rows) * height,
    allHeight: count * height,
  };
}
