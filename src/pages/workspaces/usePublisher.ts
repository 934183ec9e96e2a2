import { selectOnline } from '@client/features/network/networkSlice';
import { selectIsAdmin } from '@client/features/session/sessionSelectors';
import type { Publisher } from '@client/features/workspace/publish/publisher';
import { useAppSelector } from '@client/shared/redux/hooks';

/** The signed-in user as a publisher. */
export function usePublisher(): Publisher {
  const isAdmin = useAppSelector(selectIsAdmin);
  const online = useAppSelector(selectOnline);
  return { isAdmin, online };
}
