import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Returns a function that tells later whether this page is still open: nobody who left it while it saved is redirected. */
export function useIsCurrentPage(): () => boolean {
  const { key } = useLocation();
  const here = useRef(location.pathname);
  // Does not run any more once the page is unmounted.
  useEffect(() => {
    here.current = location.pathname;
  }, [key]);
  return () => here.current === location.pathname;
}
