import { useEffect, useRef, useState } from 'react';

/**
 * True while an element is in the viewport or at most a row of cards away from it: what costs too much for a whole list is done
 * for these alone. An element that is held by the mouse (`isHeld`) or has the focus stays near.
 */
export function useIsNearViewport<T extends Element>(isHeld: (element: T) => boolean) {
  const element = useRef<T>(null);
  const [near, setNear] = useState(() => typeof IntersectionObserver === 'undefined');
  // Another element stands for it when it becomes near or far.
  useEffect(() => {
    const watched = element.current;
    if (!watched || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.at(-1)?.isIntersecting === true;
        setNear(seen || isHeld(watched) || watched.contains(document.activeElement));
      },
      { rootMargin: '280px' },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [near, isHeld]);
  const ref = (it: T | null): void => {
    element.current = it;
  };
  return { ref, near };
}
