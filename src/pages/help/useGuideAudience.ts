import { selectIsAdmin, selectSettings } from '@client/features/session/sessionSelectors';
import { useAppSelector } from '@client/shared/redux/hooks';
import type { GuideReader } from './guidePages';

/** The current user as a reader of the guide: role, features, and whether the server has an outbox. */
export function useGuideAudience(): GuideReader {
  const isAdmin = useAppSelector(selectIsAdmin);
  const settings = useAppSelector(selectSettings);
  return { isAdmin, features: settings?.features ?? {}, outbox: settings?.outbox ?? false };
}
