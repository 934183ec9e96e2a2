import { times } from '@contract/limits';
import { useEffect } from 'react';
import { refreshWorkspaces } from '@client/api/workspace/refreshWorkspaces';
import { useAppDispatch } from '@client/shared/redux/hooks';

/** Shows the changes of colleagues: when the window gets the focus, and each minute while the page is visible. */
export function useColleaguesChanges(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const refresh = (): void => {
      if (document.visibilityState === 'visible') dispatch(refreshWorkspaces());
    };
    const timer = setInterval(refresh, times.minuteMs);
    addEventListener('focus', refresh);
    return () => {
      clearInterval(timer);
      removeEventListener('focus', refresh);
    };
  }, [dispatch]);
}
