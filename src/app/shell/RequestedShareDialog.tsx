import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { selectUser } from '@client/features/session/sessionSelectors';
import { LazyShareDialog } from '@client/features/workspace/LazyShareDialog';
import { readShareState } from '@client/features/workspace/shareState';
import {
  selectShareRequest,
  shareClosed,
  shareRequested,
  type ShareRequest,
} from '@client/features/workspace/workspaceSlice';
import { useAppDispatch, useAppSelector } from '@client/shared/redux/hooks';

/**
 * The Share dialog for articles that were just saved to the user's own workspace, or that the history state names. It is
 * above every page, because the snackbar that opens it outlives the page on which the article was saved. Navigation
 * closes it.
 */
export function RequestedShareDialog() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const location = useLocation();
  const { key, pathname, search, hash } = location;
  const state: unknown = location.state;
  const request = useAppSelector(selectShareRequest);
  const ownId = useAppSelector(selectUser)?.ownerId ?? '';
  const waiting = useRef<ShareRequest | null>(null);
  const arrive = useEffectEvent(() => {
    const requested = readShareState(state);
    if (requested) {
      // Cleared first, so that a reload doesn't open the dialog once more.
      waiting.current = requested;
      void navigate({ pathname, search, hash }, { replace: true, state: null });
    } else if (waiting.current) {
      dispatch(shareRequested(waiting.current));
      waiting.current = null;
    }
  });
  useEffect(() => {
    arrive();
    return () => void dispatch(shareClosed());
  }, [key, dispatch]);
  if (!request) return null;
  return <LazyShareDialog {...request} ownId={ownId} onClose={() => dispatch(shareClosed())} />;
}
