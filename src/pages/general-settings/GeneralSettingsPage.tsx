import './texts';
import type { GeneralSettingsBody } from '@contract/iam';
import { isApiError } from '@client/api/apiError';
import { personEndpoints, useSaveGeneralSettingsMutation } from '@client/api/iam/person';
import { uncached } from '@client/api/uncached';
import { useDictionary } from '@client/features/dictionaries/useDictionary';
import { selectOnline } from '@client/features/network/networkSlice';
import { selectSession } from '@client/features/session/sessionSelectors';
import { t } from '@client/shared/texts/t';
import { useAppDispatch, useAppSelector } from '@client/shared/redux/hooks';
import { useServices } from '@client/shared/services/useServices';
import { GeneralSettingsView } from './GeneralSettingsView';

/** A person's own preferences. */
export function GeneralSettingsPage() {
  const { notifications } = useServices();
  const dispatch = useAppDispatch();
  const online = useAppSelector(selectOnline);
  const { settings, settingsLoad } = useAppSelector(selectSession);
  const [save] = useSaveGeneralSettingsMutation();
  const dateFormats = useDictionary('dateTimeFormats', online);
  const timeZones = useDictionary('timeZones', online);
  const sendModes = useDictionary('emailSendModes', online);

  /** Null where it succeeded, else what is wrong with which field. */
  const saveIt = async (changes: GeneralSettingsBody): Promise<Record<string, string> | null> => {
    const { error } = await save(changes);
    if (error) return (isApiError(error) ? error.fields : undefined) ?? {};
    notifications.success(t('settings.saved'));
    return null;
  };
  const retry = () => void dispatch(personEndpoints.endpoints.generalSettings.initiate(undefined, uncached));
  // What was kept may be older than what is on its way.
  const waiting = settingsLoad.status === 'loading' || (settingsLoad.status === 'idle' && online);
  return (
    <GeneralSettingsView
      settings={waiting ? null : settings}
      error={settingsLoad.error}
      dateFormats={dateFormats}
      timeZones={timeZones}
      sendModes={sendModes}
      onSave={saveIt}
      onRetry={retry}
    />
  );
}
