import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Says later whether this page is still the one that is open: who left it while it saved is not carried away from elsewhere. */
export function useStillHere(): () => boolean {
  const { key } = useLocation();
  const here = useRef(location.pathname);
  // Once the page is gone this is not told any more.
  useEffect(() => {
    here.current = location.pathname;
  }, [key]);
  return () => here.current === location.pathname;
}
