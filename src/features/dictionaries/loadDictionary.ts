import { subscriptionEndpoints } from '@client/api/alert/subscriptions';
import { dictionaryEndpoints } from '@client/api/data/dictionaries';
import { searchEndpoints } from '@client/api/data/search';
import { companyEndpoints } from '@client/api/iam/companySettings';
import { currentUserEndpoints } from '@client/api/iam/currentUser';
import { groupManagementEndpoints } from '@client/api/iam/groupManagement';
import { uncached } from '@client/api/uncached';
import { emailSettingEndpoints } from '@client/api/workspace/emailSettings';
import { mailStyleEndpoints } from '@client/api/workspace/mailStyles';
import { notificationEndpoints } from '@client/api/workspace/notifications';
import { templateEndpoints } from '@client/api/workspace/templates';
import type { AppThunk } from '@client/shared/redux/thunkTypes';
import type { DictionaryName } from './dictionariesSlice';

const requests: Record<DictionaryName, () => AppThunk<unknown>> = {
  contentCategories: () => dictionaryEndpoints.endpoints.contentCategories.initiate(undefined, uncached),
  languages: () => dictionaryEndpoints.endpoints.languages.initiate(undefined, uncached),
  sources: () => dictionaryEndpoints.endpoints.sources.initiate(undefined, uncached),
  timeZones: () => currentUserEndpoints.endpoints.timeZones.initiate(undefined, uncached),
  dateTimeFormats: () => notificationEndpoints.endpoints.dateTimeFormats.initiate(undefined, uncached),
  emailSendModes: () => notificationEndpoints.endpoints.emailSendModes.initiate(undefined, uncached),
  frequencies: () => subscriptionEndpoints.endpoints.outputOptions.initiate(undefined, uncached),
  searchOptions: () => searchEndpoints.endpoints.searchOptions.initiate(undefined, uncached),
  groups: () => groupManagementEndpoints.endpoints.workspaceGroups.initiate(undefined, uncached),
  templates: () => templateEndpoints.endpoints.templates.initiate(undefined, uncached),
  departmentStyles: () => companyEndpoints.endpoints.departmentStyles.initiate(undefined, uncached),
  userStyles: () => mailStyleEndpoints.endpoints.userStyles.initiate(undefined, uncached),
  emailSettings: () => emailSettingEndpoints.endpoints.emailSettings.initiate(undefined, uncached),
  colorSchemes: () => companyEndpoints.endpoints.colorSchemes.initiate(undefined, uncached),
};

/** Loads a dictionary, unless it is loaded or loading. `again` also retries after a failure. */
export const loadDictionary =
  (name: DictionaryName, again = false): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { status } = getState().dictionaries.load[name];
    if (status === 'idle' || (again && status === 'error')) await dispatch(requests[name]());
  };
