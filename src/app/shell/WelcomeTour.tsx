import { personEndpoints } from '@client/api/iam/person';
import { selectSession } from '@client/features/session/sessionSelectors';
import { settingsChanged } from '@client/features/session/sessionSlice';
import { late } from '@client/shared/lib/late';
import { useAppDispatch, useAppSelector } from '@client/shared/redux/hooks';

const TourDialog = late(async () => (await import('./TourDialog')).TourDialog);

/** Once, for who has not been here before; closing it sets the flag and saves the settings. */
export function WelcomeTour() {
  const dispatch = useAppDispatch();
  const { settings, settingsLoad } = useAppSelector(selectSession);
  // Only settings of this page load: kept ones may be older than the flag.
  if (!settings || settings.loggedInBefore || settingsLoad.status !== 'loaded') return null;
  const close = () => {
    const loggedInBefore = true;
    dispatch(settingsChanged({ loggedInBefore }));
    void dispatch(personEndpoints.endpoints.saveGeneralSettings.initiate({ loggedInBefore }, { track: false }));
  };
  return <TourDialog onClose={close} />;
}
