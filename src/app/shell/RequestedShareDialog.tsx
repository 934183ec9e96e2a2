import { selectUser } from '@client/features/session/sessionSelectors';
import { LazyShareDialog } from '@client/features/workspace/LazyShareDialog';
import { readShareState } from '@client/features/workspace/shareState';
import { selectShareRequest, shareClosed, shareRequested } from '@client/features/workspace/workspaceSlice';
import { useAppDispatch, useAppSelector } from '@client/shared/redux/hooks';
import { useHistoryRequest } from './useHistoryRequest';

/**
 * The Share dialog for articles that were just saved to the user's own workspace, or that the history state names. It is
 * above every page, because the snackbar that opens it outlives the page on which the article was saved. Navigation
 * closes it.
 */
export function RequestedShareDialog() {
  const dispatch = useAppDispatch();
  const request = useAppSelector(selectShareRequest);
  const ownId = useAppSelector(selectUser)?.ownerId ?? '';
  useHistoryRequest({
    read: readShareState,
    open: (requested) => dispatch(shareRequested(requested)),
    close: () => dispatch(shareClosed()),
  });
  if (!request) return null;
  return <LazyShareDialog {...request} ownId={ownId} onClose={() => dispatch(shareClosed())} />;
}
