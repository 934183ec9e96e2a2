import { useEffect, useState, type RefObject } from 'react';

/** Counts the marked words in what has been drawn, and walks from one to the next. `drawn` changes with the content. */
export function useMarks(content: RefObject<HTMLElement | null>, drawn: unknown) {
  const [count, setCount] = useState(0);
  const [at, setAt] = useState<number | null>(null);

  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the HTML is set as a whole: only the document knows its marks
    setCount(marksOf(content).length);
    setAt(null);
  }, [content, drawn]);

  const step = (by: 1 | -1) => {
    const marks = marksOf(content);
    if (marks.length === 0) return;
    const next = at === null ? (by === 1 ? 0 : marks.length - 1) : (at + by + marks.length) % marks.length;
    marks.forEach((mark, index) => mark.toggleAttribute('data-current', index === next));
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    marks[next]?.scrollIntoView({ block: 'center', behavior: still ? 'auto' : 'smooth' });
    setAt(next);
  };

  return { count, at, step };
}

export type Marks = ReturnType<typeof useMarks>;

const marksOf = (content: RefObject<HTMLElement | null>): HTMLElement[] => [
  ...(content.current?.querySelectorAll('mark') ?? []),
];
