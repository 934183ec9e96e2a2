import { selectIsAdmin, selectSettings } from '@client/features/session/sessionSelectors';
import { useAppSelector } from '@client/shared/redux/hooks';
import type { Reader } from './guide';

/** Who reads the guide: what they are and what is switched on for them. */
export function useReader(): Reader {
  const isAdmin = useAppSelector(selectIsAdmin);
  const settings = useAppSelector(selectSettings);
  return { isAdmin, features: settings?.features ?? {}, outbox: settings?.outbox ?? false };
}
