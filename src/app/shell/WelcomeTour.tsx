import { selectSession } from '@client/features/session/sessionSelectors';
import { lazyComponent } from '@client/shared/lazy/lazyComponent';
import { useAppSelector } from '@client/shared/redux/hooks';

const TourDialog = lazyComponent(async () => (await import('./TourDialog')).TourDialog);

/** Shows the welcome tour once, at the user's first sign-in. */
export function WelcomeTour() {
  const { settings, settingsLoad } = useAppSelector(selectSession);
  // Only settings loaded by this page load: persisted ones may have an outdated flag.
  return !settings || settings.loggedInBefore || settingsLoad.status !== 'loaded' ? null : <TourDialog />;
}
