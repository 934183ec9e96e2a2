import { useEffect, useRef, useState } from 'react';

/**
 * True while an element is within 280 pixels of the viewport, about a row of cards. Lets a long list limit expensive
 * work to these elements. An element that is being dragged (`isLifted`) or has the focus stays near.
 */
export function useIsNearViewport<T extends Element>(isLifted: (element: T) => boolean) {
  const element = useRef<T>(null);
  const [near, setNear] = useState(() => typeof IntersectionObserver === 'undefined');
  // Depends on `near`, because the caller renders another element when it changes.
  useEffect(() => {
    const watched = element.current;
    if (!watched || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.at(-1)?.isIntersecting === true;
        setNear(seen || isLifted(watched) || watched.contains(document.activeElement));
      },
      { rootMargin: '280px' },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [near, isLifted]);
  const ref = (it: T | null): void => {
    element.current = it;
  };
  return { ref, near };
}
