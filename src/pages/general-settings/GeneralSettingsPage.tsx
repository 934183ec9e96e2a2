import './texts';
import type { GeneralSettingsBody } from '@contract/iam';
import { useState } from 'react';
import { isApiError } from '@client/api/apiError';
import { currentUserEndpoints, useSaveGeneralSettingsMutation } from '@client/api/iam/currentUser';
import { fetchUncached } from '@client/api/fetchUncached';
import { useDictionary } from '@client/features/dictionaries/useDictionary';
import { selectOnline } from '@client/features/network/networkSlice';
import { selectSession } from '@client/features/session/sessionSelectors';
import { t } from '@client/shared/texts/t';
import { useAppDispatch, useAppSelector } from '@client/shared/redux/hooks';
import { useServices } from '@client/shared/services/useServices';
import { GeneralSettingsView } from './GeneralSettingsView';

/** The user's own settings. */
export function GeneralSettingsPage() {
  const { notifications } = useServices();
  const dispatch = useAppDispatch();
  const online = useAppSelector(selectOnline);
  const { settings, settingsLoad } = useAppSelector(selectSession);
  const [save] = useSaveGeneralSettingsMutation();
  const dateFormats = useDictionary('dateTimeFormats', online);
  const timeZones = useDictionary('timeZones', online);
  const sendModes = useDictionary('emailSendModes', online);

  /** Resolves to null when the changes are saved, else to the errors by field. */
  const saveChanges = async (changes: GeneralSettingsBody): Promise<Record<string, string> | null> => {
    const { error } = await save(changes);
    if (error) return (isApiError(error) ? error.fields : undefined) ?? {};
    notifications.success(t('settings.saved'));
    return null;
  };
  const retry = () => void dispatch(fetchUncached(currentUserEndpoints.endpoints.generalSettings, undefined));
  // The persisted settings may be outdated: the form waits while they are being reloaded. Once shown, it stays, because
  // it may hold unsaved changes when the settings are loaded again.
  const isLoading = settingsLoad.status === 'loading' || (settingsLoad.status === 'idle' && online);
  const [shown, setShown] = useState(false);
  if (!shown && !isLoading && settings) setShown(true);
  return (
    <GeneralSettingsView
      settings={isLoading && !shown ? null : settings}
      error={settingsLoad.error}
      dateFormats={dateFormats}
      timeZones={timeZones}
      sendModes={sendModes}
      onSave={saveChanges}
      onRetry={retry}
    />
  );
}
