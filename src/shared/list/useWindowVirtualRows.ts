import { useEffect, useRef, useState } from 'react';

/** A row of a long list that is drawn: where it stands, in pixels from the top of the list. */
interface WindowRow {
  key: string;
  index: number;
  top: number;
}

interface View {
  from: number;
  to: number;
  /** The row that has, or had last, the focus: it stays drawn wherever it is, or the focus would be lost with it. */
  kept: string | null;
}

/** Rows are drawn this far beyond the screen: enough for a step by key, and for a quick scroll. */
const beyond = 400;
/** What is drawn changes only after so much scrolling. */
const step = 200;

const far = { from: Infinity, to: -Infinity };

const startView = (below: number): View => ({
  from: -below - beyond,
  to: window.innerHeight - below + beyond,
  kept: null,
});

interface WindowRowsOptions {
  /** How high a row is, about. */
  estimate: number;
  gap?: number;
  /** How far below the top of the screen the list begins at first, about: of what is further down nothing is drawn yet. */
  below?: number;
}

/**
 * Draws of a long list only the rows near the screen, which scrolls as a whole. Rows are as high as they turn out to be; those
 * not seen yet are taken for the estimate. The list is `height` high, each row lies at its `top` and carries its key as `data-key`.
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
      // Far from the screen nothing is drawn, wherever it is: many lists under each other do not all change at each step.
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

/** A ref for rows, that tells how high they are and become. */
function rowMeasure(tell: (change: (known: ReadonlyMap<string, number>) => ReadonlyMap<string, number>) => void) {
  const observer = new ResizeObserver((entries) => {
    tell((known) => {
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
