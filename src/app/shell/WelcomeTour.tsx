import { selectSession } from '@client/features/session/sessionSelectors';
import { lazyComponent } from '@client/shared/lazy/lazyComponent';
import { useAppSelector } from '@client/shared/redux/hooks';

const TourDialog = lazyComponent(async () => (await import('./TourDialog')).TourDialog);

/** Once, for who has not been here before. */
export function WelcomeTour() {
  const { settings, settingsLoad } = useAppSelector(selectSession);
  // Only settings of this page load: kept ones may be older than the flag.
  return !settings || settings.loggedInBefore || settingsLoad.status !== 'loaded' ? null : <TourDialog />;
}
