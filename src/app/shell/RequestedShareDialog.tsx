import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { selectUser } from '@client/features/session/sessionSelectors';
import { LazyShareDialog } from '@client/features/workspace/LazyShareDialog';
import { selectShareRequest, shareClosed } from '@client/features/workspace/workspaceSlice';
import { useAppDispatch, useAppSelector } from '@client/shared/redux/hooks';

/**
 * The Share dialog for articles that were just saved to the user's own workspace. It is above every page, because the
 * snackbar that opens it outlives the page on which the article was saved. Navigation closes it.
 */
export function RequestedShareDialog() {
  const dispatch = useAppDispatch();
  const { key } = useLocation();
  const items = useAppSelector(selectShareRequest);
  const ownId = useAppSelector(selectUser)?.ownerId ?? '';
  useEffect(() => () => void dispatch(shareClosed()), [key, dispatch]);
  if (!items) return null;
  return <LazyShareDialog items={items} ownId={ownId} fromId={ownId} onClose={() => dispatch(shareClosed())} />;
}
