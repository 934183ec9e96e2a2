import { useEffect, useRef, useState } from 'react';

/** A rendered row of a long list. `top` is in pixels from the top of the list. */
interface WindowRow {
  key: string;
  index: number;
  top: number;
}

interface View {
  from: number;
  to: number;
  /** The row that has the focus or had it last. It stays rendered: otherwise the focus would be lost with it. */
  kept: string | null;
}

/** Rows are rendered this far beyond the viewport, in pixels: enough for a step by key and a quick scroll. */
const beyond = 400;
/** The range of rendered rows changes only after this many pixels of scrolling. */
const step = 200;

const far = { from: Infinity, to: -Infinity };

const startView = (below: number): View => ({
  from: -below - beyond,
  to: window.innerHeight - below + beyond,
  kept: null,
});

interface WindowRowsOptions {
  /** The estimated height of a row in pixels. */
  estimate: number;
  gap?: number;
  /**
   * The estimated distance in pixels of the list from the top of the viewport at first: rows further down are not
   * rendered yet.
   */
  below?: number;
}

/**
 * Virtualizes a long list that scrolls with the window. Rows are measured when rendered; others count with the
 * estimate. The list is `height` pixels high; each row is positioned at its `top` and has its key as `data-key`.
 */
export function useWindowVirtualRows(
  keys: readonly string[],
  { estimate, gap = 0, below = 0 }: WindowRowsOptions,
  alsoRef?: (list: HTMLElement | null) => void,
) {
  const box = useRef<HTMLElement>(null);
  const list = (element: HTMLElement | null): void => {
    box.current = element;
    alsoRef?.(element);
  };
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map());
  const [view, setView] = useState(() => startView(below));
  const [measure] = useState(() => rowMeasure(setHeights));

  useEffect(() => {
    const element = box.current;
    let kept: string | null = null;
    const look = (): void => {
      if (!element) return;
      const { top, bottom } = element.getBoundingClientRect();
      const above = Math.floor(-top / step) * step;
      // A list far from the viewport renders no rows, wherever it is: with many lists on a page, only near ones change
      // while scrolling.
      const isFar = bottom < -beyond - step || top > window.innerHeight + beyond + step;
      const next = isFar
        ? { ...far, kept }
        : { from: above - beyond, to: above + step + window.innerHeight + beyond, kept };
      setView((now) => (now.from === next.from && now.to === next.to ? now : next));
    };
    const focused = ({ target }: FocusEvent): void => {
      if (target instanceof Element) kept = target.closest('[data-key]')?.getAttribute('data-key') ?? kept;
    };
    look();
    element?.addEventListener('focusin', focused);
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      element?.removeEventListener('focusin', focused);
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, []);

  const rows: WindowRow[] = [];
  let top = 0;
  for (const [index, key] of keys.entries()) {
    const height = (heights.get(key) ?? estimate) + gap;
    if ((top + height >= view.from && top <= view.to) || key === view.kept) rows.push({ key, index, top });
    top += height;
  }
  return { list, box, rows, height: Math.max(top - gap, 0), measure };
}

/** A ref for rows that reports their heights and changes of them. */
function rowMeasure(update: (change: (known: ReadonlyMap<string, number>) => ReadonlyMap<string, number>) => void) {
  const observer = new ResizeObserver((entries) => {
    update((known) => {
      const next = new Map(known);
      for (const { target, borderBoxSize } of entries) {
        const key = target.getAttribute('data-key');
        const height = borderBoxSize[0]?.blockSize ?? 0;
        if (key !== null && height > 0) next.set(key, height);
      }
      return next.size === known.size && [...next].every(([key, height]) => known.get(key) === height) ? known : next;
    });
  });
  return (row: HTMLElement | null) => {
    if (row) observer.observe(row);
    return () => {
      if (row) observer.unobserve(row);
    };
  };
}
