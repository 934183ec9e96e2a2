import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Returns a predicate: whether this page is still open: a user who left it while it saved is not redirected.
 */
export function useIsCurrentPage(): () => boolean {
  const { key } = useLocation();
  const here = useRef(location.pathname);
  // Does not run after the page is unmounted.
  useEffect(() => {
    here.current = location.pathname;
  }, [key]);
  return () => here.current === location.pathname;
}
