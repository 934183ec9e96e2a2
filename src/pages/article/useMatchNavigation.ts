import { useLayoutEffect, useState, type RefObject } from 'react';
import { scrollBehavior } from '@client/shared/browser/scrollBehavior';

/**
 * Counts the highlighted matches (`<mark>`) in the rendered article, and scrolls to the previous or next one.
 * `contentKey` changes with the content, and resets the count and the position.
 */
export function useMatchNavigation(content: RefObject<HTMLElement | null>, contentKey: unknown) {
  const [count, setCount] = useState(0);
  const [at, setAt] = useState<number | null>(null);

  // Before the paint, in which the toolbar would be without its buttons for a moment.
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the article is set as HTML: its marks can only be counted in the DOM
    setCount(marksOf(content).length);
    setAt(null);
  }, [content, contentKey]);

  const step = (by: 1 | -1) => {
    const marks = marksOf(content);
    if (marks.length === 0) return;
    const next = at === null ? (by === 1 ? 0 : marks.length - 1) : (at + by + marks.length) % marks.length;
    marks.forEach((mark, index) => mark.toggleAttribute('data-current', index === next));
    marks[next]?.scrollIntoView({ block: 'center', behavior: scrollBehavior() });
    setAt(next);
  };

  return { count, at, step };
}

export type MatchNavigation = ReturnType<typeof useMatchNavigation>;

const marksOf = (content: RefObject<HTMLElement | null>): HTMLElement[] => [
  ...(content.current?.querySelectorAll('mark') ?? []),
];
