import { times } from '@contract/limits';
import { useEffect } from 'react';
import { refreshWorkspaces } from '@client/api/workspace/refreshWorkspaces';
import { selectShowsNotifications } from '@client/features/session/sessionSelectors';
import { useAppDispatch, useAppSelector } from '@client/shared/redux/hooks';

/**
 * Shows the changes of colleagues. The change stream reports them at once; for users without notifications, and so
 * without the stream, the page loads them when the window gets the focus, and each minute while it is visible.
 */
export function useColleaguesChanges(): void {
  const dispatch = useAppDispatch();
  const hasStream = useAppSelector(selectShowsNotifications);
  useEffect(() => {
    if (hasStream) return;
    const refresh = (): void => {
      if (document.visibilityState === 'visible') dispatch(refreshWorkspaces());
    };
    const timer = setInterval(refresh, times.minuteMs);
    addEventListener('focus', refresh);
    return () => {
      clearInterval(timer);
      removeEventListener('focus', refresh);
    };
  }, [dispatch, hasStream]);
}
