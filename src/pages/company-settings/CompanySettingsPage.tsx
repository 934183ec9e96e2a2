import './texts';
import type { ThemeColors } from '@contract/iam';
import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { isApiError } from '@client/api/apiError';
import {
  useColorSchemesQuery,
  useDepartmentSettingsQuery,
  useDepartmentStylesQuery,
  useSaveDepartmentSettingsMutation,
} from '@client/api/iam/companySettings';
import { currentUserEndpoints } from '@client/api/iam/currentUser';
import { fetchUncached } from '@client/api/fetchUncached';
import { useTemplatesQuery } from '@client/api/workspace/templates';
import { useDictionary } from '@client/features/dictionaries/useDictionary';
import { colorsPreviewed } from '@client/features/session/sessionSlice';
import { t } from '@client/shared/texts/t';
import { useAppDispatch } from '@client/shared/redux/hooks';
import { useServices } from '@client/shared/services/useServices';
import { useOverwriteConfirmation } from '@client/shared/ui/form/useOverwriteConfirmation';
import { CompanySettingsView } from './CompanySettingsView';
import { MailStyles } from './MailStyles';
import { bodyOf, valuesOf, type CompanySettingsValues } from './companySettingsValues';

/** The settings that administrators choose for all users of their company. */
export function CompanySettingsPage() {
  const { notifications } = useServices();
  const dispatch = useAppDispatch();
  const settings = useDepartmentSettingsQuery(undefined);
  const templates = useTemplatesQuery(undefined);
  const styles = useDepartmentStylesQuery(undefined);
  const schemes = useColorSchemesQuery(undefined);
  const dateTimeFormats = useDictionary('dateTimeFormats');
  const timeZones = useDictionary('timeZones');
  const [saveSettings] = useSaveDepartmentSettingsMutation();

  // Leaving the page ends the preview of colors that were not saved.
  useEffect(() => () => void dispatch(colorsPreviewed(null)), [dispatch]);

  const overwrite = useOverwriteConfirmation();

  /** Resolves to the values as stored, or to the errors by field if the server rejected them. */
  const save = async (values: CompanySettingsValues, before: CompanySettingsValues) => {
    const body = bodyOf(values, before);
    const { stamp } = before;
    const { error } = await overwrite.save((force) =>
      saveSettings(force || stamp === undefined ? body : { ...body, stamp }),
    );
    if (error) return { saved: null, errors: (isApiError(error) ? error.fields : undefined) ?? {} };
    notifications.success(t('company.saved'));
    // Reloads the user's own settings, because header, footer, and defaults come from the company settings.
    const own = fetchUncached(currentUserEndpoints.endpoints.generalSettings, undefined);
    const [reloaded] = await Promise.all([settings.refetch(), dispatch(own)]);
    return { saved: reloaded.data ? valuesOf(reloaded.data) : { ...values, stamp: undefined }, errors: {} };
  };

  return (
    <>
      <CompanySettingsView
        settings={settings}
        templates={templates}
        styles={styles}
        schemes={schemes}
        dateTimeFormats={dateTimeFormats}
        timeZones={timeZones}
        onTry={(colors: ThemeColors) => void dispatch(colorsPreviewed(colors))}
        onSave={save}
      />
      {settings.data ? (
        <Box sx={{ mt: 3 }}>
          <MailStyles color={valuesOf(settings.data).colors.primary.main} onChanged={() => void styles.refetch()} />
        </Box>
      ) : null}
      {overwrite.question}
    </>
  );
}
