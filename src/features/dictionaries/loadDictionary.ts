import { subscriptionEndpoints } from '@client/api/alert/subscriptions';
import { dictionaryEndpoints } from '@client/api/data/dictionaries';
import { searchEndpoints } from '@client/api/data/search';
import { companyEndpoints } from '@client/api/iam/companySettings';
import { currentUserEndpoints } from '@client/api/iam/currentUser';
import { groupManagementEndpoints } from '@client/api/iam/groupManagement';
import { fetchUncached } from '@client/api/fetchUncached';
import { emailSettingEndpoints } from '@client/api/workspace/emailSettings';
import { mailStyleEndpoints } from '@client/api/workspace/mailStyles';
import { notificationEndpoints } from '@client/api/workspace/notifications';
import { templateEndpoints } from '@client/api/workspace/templates';
import type { AppThunk } from '@client/shared/redux/thunkTypes';
import type { DictionaryName } from './dictionariesSlice';

const requests: Record<DictionaryName, () => AppThunk<unknown>> = {
  contentCategories: () => fetchUncached(dictionaryEndpoints.endpoints.contentCategories, undefined),
  languages: () => fetchUncached(dictionaryEndpoints.endpoints.languages, undefined),
  sources: () => fetchUncached(dictionaryEndpoints.endpoints.sources, undefined),
  timeZones: () => fetchUncached(currentUserEndpoints.endpoints.timeZones, undefined),
  dateTimeFormats: () => fetchUncached(notificationEndpoints.endpoints.dateTimeFormats, undefined),
  emailSendModes: () => fetchUncached(notificationEndpoints.endpoints.emailSendModes, undefined),
  frequencies: () => fetchUncached(subscriptionEndpoints.endpoints.outputOptions, undefined),
  searchOptions: () => fetchUncached(searchEndpoints.endpoints.searchOptions, undefined),
  groups: () => fetchUncached(groupManagementEndpoints.endpoints.workspaceGroups, undefined),
  templates: () => fetchUncached(templateEndpoints.endpoints.templates, undefined),
  departmentStyles: () => fetchUncached(companyEndpoints.endpoints.departmentStyles, undefined),
  userStyles: () => fetchUncached(mailStyleEndpoints.endpoints.userStyles, undefined),
  emailSettings: () => fetchUncached(emailSettingEndpoints.endpoints.emailSettings, undefined),
  colorSchemes: () => fetchUncached(companyEndpoints.endpoints.colorSchemes, undefined),
};

/** Loads a dictionary, unless it is loaded or loading. `again` also retries after a failure. */
export const loadDictionary =
  (name: DictionaryName, again = false): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { status } = getState().dictionaries.load[name];
    if (status === 'idle' || (again && status === 'error')) await dispatch(requests[name]());
  };
